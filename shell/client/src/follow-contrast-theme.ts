/**
 * On a contrast theme the page is in the system's scheme, whatever was chosen: the theme takes over the colours of paper and
 * words, not those of drawings, which stand out from a paper of their own scheme alone.
 */
export function followContrastTheme(): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  const root = document.documentElement;
  const follow = () => root.removeAttribute('data-theme');
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
}
