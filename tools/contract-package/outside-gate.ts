import { type LocalGate, unrehearsed } from '../release/remote/promote-version';
import { readProduct, requireAccepted } from './refusals';

/** That part of the gate which needs no shell: none is part of this package. */
export const outsideGate = (releasesDir: string): LocalGate => ({
  releasesDir,
  async check(client, { live, ...stored }) {
    await requireAccepted(stored, releasesDir, await readProduct(client, stored.app, live));
    return unrehearsed;
  },
});
