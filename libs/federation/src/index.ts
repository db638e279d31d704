export * from './contract';
export * from './release';
export * from './shell-data';
export * from './site-config';
export * from './theme';
