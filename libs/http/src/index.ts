export * from './guard-connections';
export * from './request-target';
