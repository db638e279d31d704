export * from './history';
export * from './pointer';
export * from './preview-token';
export * from './problem';
export { needingRoom } from './room';
export * from './traffic';
