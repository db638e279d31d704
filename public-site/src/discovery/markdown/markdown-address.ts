/** Where a page of this path, with its query, is read as Markdown. */
export const markdownPath = (path: string): string =>
  path.replace(/^[^?]*/, (page) => `${page === '/' ? '/index' : page}.md`);

/** An address that may be one of Markdown. */
export const markdownAddress = /^(\/.*[^/])\.md$/;

/** The path of the page that an address of Markdown stands for. */
export function pathOfPage(pathname: string): string | undefined {
  const path = markdownAddress.exec(pathname)?.[1];
  return path === '/index' ? '/' : path;
}
