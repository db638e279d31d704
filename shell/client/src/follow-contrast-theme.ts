/**
 * On a contrast theme the page is in the system's scheme, whatever was chosen: the theme takes over the colours of paper and
 * words, not those of drawings, which stand out from a paper of their own scheme alone.
 */
export function followContrastTheme(): void {
  const contrast = matchMedia('(forced-colors: active)');
  const root = document.documentElement;
  const follow = () => contrast.matches && root.removeAttribute('data-theme');
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  contrast.addEventListener('change', follow);
}
