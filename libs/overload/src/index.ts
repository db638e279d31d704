export * from './load-guard';
export * from './pool-priority';
export * from './small-heap';
