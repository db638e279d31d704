export * from './build-version';
export * from './metrics-page';
export * from './registry';
export * from './request-log';
