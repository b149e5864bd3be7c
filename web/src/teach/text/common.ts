export * from './common.en';
