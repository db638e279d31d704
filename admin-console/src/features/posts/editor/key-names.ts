export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Such as `Shift+K`, with this device's modifier, as `aria-keyshortcuts` takes it. */
export const ariaKeys = (keys: string | undefined) => keys && `${isMac ? 'Meta' : 'Control'}+${keys}`;

/** What a tool does, and its keys as they are printed on this device's keyboard. */
export function withKeys(label: string, keys: string | undefined): string {
  if (!keys) return label;
  const names = isMac ? `⌘${keys.replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')}` : `Ctrl+${keys}`;
  return `${label} (${names})`;
}
