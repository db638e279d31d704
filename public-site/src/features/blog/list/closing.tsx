import { CallBand } from '../../../shared/call-band';

/** What to do about what one has read of. */
export const Closing = () => (
  <CallBand id="closing" title="Is this you?" label="Discuss Your Project">
    Bring the article that sounds like you to a free 30-minute session. You leave with your own plan.
  </CallBand>
);
