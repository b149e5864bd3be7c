export * from './reasons.en';
