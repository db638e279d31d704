export * from './messages';
export * from './render-host';
export { RenderBusyError } from './render-queue';
export { endReasons, type EndReason, type HostSettings } from './start-host';
