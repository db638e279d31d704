/**
 * Where the visitor's choice of colours is kept on the device: `light` or `dark`, absent while the system decides.
 * The shell's theme script reads it before the first paint and sets `data-theme` on the document's root.
 */
export const themeStorageKey = 'theme';

/** An element with this attribute switches between light and dark when pressed; the theme script does it. */
export const themeSwitchAttribute = 'data-theme-switch';
