import { Rss } from 'lucide-react';
import { TextLink } from '@site/ui';
import { feedAddress, feedType } from '../../../shared/feed-address';

/** What it leads to is no page: whoever reads feeds takes the address. */
export const FeedLink = () => (
  <TextLink href={feedAddress} type={feedType} reloadDocument>
    <Rss aria-hidden />
    RSS feed
  </TextLink>
);
