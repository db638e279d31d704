import { useEffect, useState } from 'react';
import { useListAdminPostsQuery } from '@site/api-client/admin';
import { readAddress } from './links';
import { useSettled } from './use-settled';

/** A post or a page of this site. */
export interface OwnPlace {
  path: string;
  name: string;
}

const shownAtMost = 6;

/** Published posts and pages that hold some words; none while an address is written. */
export function useOwnPlaces(written: string): OwnPlace[] {
  const words = readAddress(written) === undefined || written.startsWith('/') ? written.trim().toLowerCase() : '';
  const search = useSettled(words);
  const pages = usePages();
  const { currentData: found } = useListAdminPostsQuery(
    { search, status: 'published', limit: shownAtMost },
    { skip: search === '' || search.startsWith('/') },
  );
  if (words === '') return [];
  const posts = (found?.items ?? []).map(({ slug, title }) => ({ path: `/blog/${slug}`, name: title }));
  const fitting = pages.filter(({ path, name }) => path !== written && `${path} ${name}`.toLowerCase().includes(words));
  return [...fitting, ...posts].slice(0, shownAtMost);
}

/** Pages, as the site map names them, without the posts, which are looked for by their words. */
function usePages(): OwnPlace[] {
  const [pages, setPages] = useState<OwnPlace[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch('/sitemap.xml', { signal: controller.signal })
      .then((response) => response.text())
      .then((text) => setPages(pagesIn(text)))
      // Without them posts are found, and any address can be written.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return pages;
}

function pagesIn(siteMap: string): OwnPlace[] {
  const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path || '/');
  return paths
    .filter((path) => !path.startsWith('/blog/'))
    .map((path) => ({ path, name: path === '/' ? 'Home' : sentence(path.slice(path.lastIndexOf('/') + 1)) }));
}

const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
