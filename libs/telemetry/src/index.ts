export * from './build-version';
export * from './registry';
export * from './request-log';
export * from './scrape';
