import type { GateCheck } from '../gate-check';
import type { RehearsalOptions } from '../rehearsal/rehearsal-options';
import { rehearse } from '../rehearsal/rehearse';

/** Every page is drawn by the real shell, and mounted in a real browser, beside what is live. */
export const rehearsalCheck = (options: RehearsalOptions): GateCheck => ({
  title: 'rehearsal',
  runsCode: true,
  run: (candidate) => rehearse(candidate, options),
});
