export * from './lessons.en';
