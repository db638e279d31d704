export * from './contract';
export * from './release';
export * from './site-config';
