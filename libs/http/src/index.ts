export * from './address-of';
export * from './guard-connections';
export * from './has-body';
export * from './in-front-of';
export * from './request-target';
