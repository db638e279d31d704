import { SiteLink } from '@site/ui';
import { CallBand } from '../../../shared/call-band';
import { offerFor } from './offers';

/** What to do about what one has read: one call, on the article's own subject. */
export function OfferBand({ tags }: { tags: readonly string[] }) {
  const { title, page } = offerFor(tags);
  return (
    <CallBand id="offer" title={title} label="Book Strategy Call">
      Tell us in a free 30-minute strategy session. We draw what we would change, and you keep the drawing. What we have
      built so far: <SiteLink href={page.href}>{page.label}</SiteLink>.
    </CallBand>
  );
}
