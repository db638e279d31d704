import { lazyPart } from '@site/ui';

/** Who wrote an article. Apart, since the server's HTML has it already. */
export const Author = lazyPart(async () => {
  const { KnownAuthor } = await import(/* webpackChunkName: "author" */ './known-author');
  return KnownAuthor;
});
