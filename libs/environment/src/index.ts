export * from './read-settings';
export * from './validators';
