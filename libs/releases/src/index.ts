export * from './damage';
export * from './history';
export * from './pointer';
export { readPointerState, type PointerState } from './pointer-file';
export * from './preview-token';
export * from './problem';
export { needingRoom } from './room';
export * from './traffic';
