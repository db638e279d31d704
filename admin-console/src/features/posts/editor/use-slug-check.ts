import { useEffect, useState } from 'react';
import { type SlugCheck, useLazyCheckSlugQuery } from '@site/api-client/admin';
import { limits, slugProblem } from '@site/contracts';

/** A pause in typing after which the server is asked. */
const pause = 300;

/** What the server says of a slug, shortly after it was typed; null while there is nothing to say. */
export function useSlugCheck(slug: string, post: number | undefined, own: string | undefined): SlugCheck | null {
  const [check, { data }] = useLazyCheckSlugQuery();
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = slug !== own && slug.length <= limits.slug && slugProblem(slug) === null;

  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => {
      setAsked(slug);
      // Without an answer the save will tell.
      check({ slug, post }).catch(() => undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [check, post, slug, wanted]);

  return wanted && asked === slug && data?.slug === slug ? data : null;
}
