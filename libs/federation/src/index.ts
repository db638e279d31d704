export * from './contract';
export * from './release';
export * from './shell-data';
export * from './signed-in';
export * from './site-config';
export * from './theme';
