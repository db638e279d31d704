import { type SlugCheck, useCheckSlugQuery } from '@site/api-client/admin';
import { limits, slugProblem } from '@site/contracts';
import { useSettled } from '../../../shared/use-settled';

/** A pause in typing after which the server is asked. */
const pauseMs = 300;

/** What the server says of a slug, shortly after it was typed; null while there is nothing to say. */
export function useSlugCheck(slug: string, post: number | undefined, own: string | undefined): SlugCheck | null {
  const settled = useSettled(slug, pauseMs);
  const wanted = settled === slug && slug !== own && slug.length <= limits.slug && slugProblem(slug) === null;
  // Without an answer the save will tell.
  const { currentData = null } = useCheckSlugQuery({ slug, post }, { skip: !wanted, refetchOnMountOrArgChange: true });
  return currentData;
}
