export * from './examples.en';
