import { lazy } from 'react';
import { untilLoaded } from '../shared/until-loaded';

/** Who wrote an article. Apart, since the server's HTML has it already. */
export const Author = lazy(() =>
  untilLoaded(async () => ({ default: (await import(/* webpackChunkName: "author" */ './known-author')).KnownAuthor })),
);
