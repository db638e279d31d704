export * from './guard-connections';
export * from './load-guard';
