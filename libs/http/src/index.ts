export * from './guard-connections';
export * from './in-front-of';
export * from './request-target';
