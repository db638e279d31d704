import { stepAt } from '../release/remote/canary-at';
import { listAt } from '../release/remote/list-at';
import type { ReleaseClient } from '../release/remote/release-client';
import { cancelAt, rollBackAt } from '../release/remote/take-back';
import type { Steering } from './options';

/** Shows what is published of an app, takes it back, or moves its canary on. Throws Problem. */
export async function steer(client: ReleaseClient, { app, step, given }: Steering): Promise<void> {
  const { because } = given;
  if (step === 'rollback') return rollBackAt(client, app, because);
  if (step === 'cancel') return cancelAt(client, app);
  if (step === 'list') return listAt(client, { app, all: true });
  return stepAt(client, app, { step, because });
}
