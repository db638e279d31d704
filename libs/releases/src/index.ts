export * from './history';
export * from './pointer';
export * from './preview-token';
export * from './problem';
export * from './traffic';
