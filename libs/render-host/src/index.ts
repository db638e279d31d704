export * from './messages';
export * from './render-host';
export { endReasons, type EndReason, type HostSettings } from './start-host';
