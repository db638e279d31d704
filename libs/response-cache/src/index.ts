export * from './accepted-encoding';
export * from './cached-response';
export * from './compressed-body';
export * from './response-cache';
