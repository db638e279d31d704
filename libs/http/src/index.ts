export * from './address-of';
export * from './close-server';
export * from './cookies';
export * from './guard-connections';
export * from './has-body';
export * from './in-front-of';
export * from './is-same-secret';
export * from './request-target';
