export * from './errors.en';
