export * from './guard-connections';
export * from './load-guard';
export * from './small-heap';
