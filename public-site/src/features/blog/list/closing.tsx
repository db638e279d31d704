import { CallBand } from '../../../shared/call-band';

/** What to do about what one has read of. */
export const Closing = () => (
  <CallBand id="closing" title="Read enough?" label="Discuss Your Project">
    Bring one process to a free 30-minute session. You leave with a plan of how it could run by itself.
  </CallBand>
);
