'use client';
import { Page } from '../../../../public-site/src/pages/blog-post';

export const ArticleView = ({ slug, initial }: { slug: string; initial: unknown }) => (
  <Page params={{ slug }} initial={initial} />
);
