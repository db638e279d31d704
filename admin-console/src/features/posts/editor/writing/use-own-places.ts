import { useEffect, useState } from 'react';
import { useListAdminPostsQuery } from '@site/api-client/admin';
import { readAddress } from './links';
import { useSettled } from '../../../../shared/use-settled';

/** A post or a page of this site. */
export interface OwnPlace {
  path: string;
  name: string;
}

const shownAtMost = 6;

/** Published posts and pages that hold some words; none while an address is written. `isPending`: there may be more. */
export function useOwnPlaces(written: string): { places: OwnPlace[]; isPending: boolean } {
  const words = readAddress(written) === undefined || written.startsWith('/') ? written.trim().toLowerCase() : '';
  const wanted = words.startsWith('/') ? '' : words;
  const search = useSettled(wanted);
  const pages = usePages();
  const { currentData: found, isFetching } = useListAdminPostsQuery(
    { search, status: 'published', limit: shownAtMost },
    { skip: search === '' },
  );
  const isPending = search !== wanted || isFetching;
  // What was found for other words is not what is meant.
  const posts = isPending ? [] : (found?.items ?? []);
  const places = [
    ...pages.filter(({ path, name }) => words && path !== written && `${path} ${name}`.toLowerCase().includes(words)),
    ...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, name: title })),
  ];
  return { places: places.slice(0, shownAtMost), isPending };
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
