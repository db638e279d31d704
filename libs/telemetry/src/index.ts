export * from './build-version';
export * from './registry';
export * from './scrape';
export * from './status-class';
