export * from './messages';
export * from './render-host';
