export const colorSchemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Over https browsers tie a cookie with the prefix `__Host-` to the one host that set it. */
export const themeCookieName = 'theme';
export const themeCookieDays = 365;

/**
 * The cookie in which a visitor's browser keeps the choice of colours, `light` or `dark`, as a script sets it; without
 * a choice the cookie goes, and the system decides. The shell's server writes the choice into the document as
 * `data-theme`.
 */
export function themeCookie(choice: ColorScheme | undefined, secure: boolean): string {
  const [name, ...attributes] = secure ? [`__Host-${themeCookieName}`, 'Secure'] : [themeCookieName];
  return [
    `${name}=${choice ?? ''}`,
    'Path=/',
    `Max-Age=${choice ? themeCookieDays * 24 * 60 * 60 : 0}`,
    'SameSite=Lax',
    ...attributes,
  ].join('; ');
}

/** A host-bound cookie was set here; the other one may have been planted by a subdomain. */
const inOrder = [/(?:^|; *)__Host-theme=([^;]*)/, /(?:^|; *)theme=([^;]*)/];

/** The choice in a cookie header, as a browser sends it and a script reads it. */
export function themeIn(cookies: string): ColorScheme | undefined {
  for (const cookie of inOrder) {
    const choice = toScheme(cookie.exec(cookies)?.[1]);
    if (choice) return choice;
  }
  return undefined;
}

/** Anything but the two schemes is no choice. */
export const toScheme = (value: string | null | undefined): ColorScheme | undefined =>
  colorSchemes.find((scheme) => scheme === value);

/** The key of the choice in the device's storage: a browser notifies the site's other tabs of what is written there. */
export const themeStorageKey = 'theme';

/** An element with this attribute switches between light and dark when pressed; the shell's host script does it. */
export const themeSwitchAttribute = 'data-theme-switch';
