export * from './cards.en';
