import type { GateCheck } from '../gate-check';
import type { RehearseOptions } from '../rehearsal/rehearsal-setup';
import { rehearse } from '../rehearsal/rehearse';

/** Every page is rendered by the real shell, mounted in a real browser, and compared with what is live. */
export const rehearsalCheck = (options: RehearseOptions): GateCheck => ({
  title: 'rehearsal',
  runsCode: true,
  run: (candidate) => rehearse(candidate, options),
});
