export * from './read-settings';
export * from './site-config';
export * from './validators';
