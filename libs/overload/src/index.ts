export * from './bulkhead';
export * from './load-guard';
