import { SiteLink } from '@site/ui';
import { CallBand } from '../../shared/call-band';

export const Consultation = () => (
  <CallBand id="consultation" title="Rather talk it through?" label="Book a free consultation">
    Take a free 30-minute strategy session. Bring one process that costs you hours; leave with a drawing of how it could
    run by itself. Or <SiteLink href="#write-to-us">write to us above</SiteLink>: we answer within 24 hours.
  </CallBand>
);
