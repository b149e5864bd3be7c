export * from './rules.en';
