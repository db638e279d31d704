export * from './contract';
export * from './hosted-contracts';
export * from './release';
export * from './parse-site-config';
export * from './reports';
export * from './shell-data';
export * from './site-config';
export * from './theme';
