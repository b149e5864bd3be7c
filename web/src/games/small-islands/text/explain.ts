export * from './explain.en';
