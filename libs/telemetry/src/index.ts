export * from './build-version';
export * from './counter';
export * from './histogram';
export * from './process-metrics';
export * from './registry';
export * from './scrape';
export * from './status-class';
