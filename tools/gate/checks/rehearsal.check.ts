import type { GateCheck } from '../gate-check';
import type { StagedOptions } from '../rehearsal/stage';
import { rehearse } from '../rehearsal/rehearse';

/** Every page is rendered by the real shell, mounted in a real browser, and compared with what is live. */
export const rehearsalCheck = (options: StagedOptions): GateCheck => ({
  title: 'rehearsal',
  runsCode: true,
  run: (candidate) => rehearse(candidate, options),
});
