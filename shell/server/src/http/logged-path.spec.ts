import { holdsToken, loggedPath } from './logged-path';

// ASVS 16.2.5
it.each([
  ['/preview/7.abc.0123', '/preview/…'],
  ['/release-preview/public-site.v1.abc.0123', '/release-preview/…'],
  ['/api/previews/7.abc.0123', '/api/previews/…'],
  ['/admin/invitation/abc', '/admin/invitation/…'],
  ['/admin/reset/abc', '/admin/reset/…'],
  ['/preview', '/preview'],
  ['/blog/preview/x', '/blog/preview/x'],
])('writes %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
  expect(holdsToken(path)).toBe(path !== logged);
});
