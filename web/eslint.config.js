import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'target'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'prefer-const': 'off', // Svelte's props are bound with let
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$state', '$derived'] }],
      'svelte/require-each-key': 'off', // most lists are drawn whole from a view and hold no state
      'svelte/prefer-svelte-reactivity': 'off', // maps here are values, made anew
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['e2e/**', 'scripts/**'], rules: { 'no-console': 'off' } },
);
