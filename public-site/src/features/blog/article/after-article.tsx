import type { RelatedPosts } from '@site/api-client/public';
import { OfferBand } from './offer-band';
import { ReadOn } from './read-on';

interface AfterArticleProps {
  tags: readonly string[];
  /** Undefined while nobody knows. */
  around: RelatedPosts | undefined;
}

/** What an article leads to. */
export const AfterArticle = ({ tags, around }: AfterArticleProps) => (
  <>
    <OfferBand tags={tags} />
    {around && hasPosts(around) && <ReadOn posts={around} />}
  </>
);

const hasPosts = ({ previous, next, related }: RelatedPosts) => Boolean(previous ?? next ?? related[0]);
