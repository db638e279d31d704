export * from './cached-response';
export * from './response-cache';
