export * from './load-guard';
