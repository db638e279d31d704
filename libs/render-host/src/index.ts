export * from './messages';
export * from './render-host';
export type { EndReason, HostSettings } from './start-host';
