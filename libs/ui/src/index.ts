export * from './actions/button';
export type { ButtonSize, ButtonTone } from './actions/button-style';
export * from './actions/link-button';
export * from './actions/pagination';
export * from './actions/site-link';
export * from './actions/text-link';
export * from './actions/theme-switch';
export * from './forms/checkbox';
export * from './forms/field';
export * from './forms/form-grid';
export * from './forms/password-field';
export * from './forms/search-field';
export * from './forms/select';
export * from './forms/select-field';
export * from './forms/text-area';
export * from './forms/text-field';
export * from './forms/verbatim';
export { closeMenusElsewhere } from './frame/close-menus';
export * from './frame/logo';
export * from './frame/navigation';
export * from './frame/site-footer';
export * from './frame/site-header';
export * from './frame/social-icons';
export * from './frame/welcome-bar';
export * from './layout/button-row';
export * from './layout/container';
export * from './layout/section';
export { PostVideo } from './media/post-video';
export { youtubeEmbedAddress } from './media/youtube-address';
export * from './overlays/confirm-dialog';
export * from './overlays/dialog';
export { Actions } from './overlays/dialog-style';
export * from './overlays/menu';
export * from './overlays/tooltip';
export * from './status/badge';
export * from './status/empty-state';
export * from './status/lazy-part';
export * from './status/notice';
export * from './status/query-state';
export * from './status/recovering-boundary';
export * from './status/recovery-pause';
export * from './status/skeleton';
export * from './status/toast';
export { aboveBottomBar, useBottomBar } from './status/use-bottom-bar';
export * from './text/heading';
export * from './text/prose';
export * from './text/small-text';
export * from './text/text';
export * from './text/visually-hidden';
export { preloadedFonts } from './theme/font-faces';
export * from './theme/global-style';
export {
  color,
  fluid,
  fluidText,
  fontFamily,
  largeText,
  layer,
  measure,
  media,
  planGrid,
  radius,
  space,
  type,
} from './theme/tokens';
