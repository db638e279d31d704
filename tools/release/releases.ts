/** `npm run releases`: lists what is live, canaries, rollback targets, and all other releases; with `--to ADDRESS` those of another machine's product. */
import { readArguments } from './arguments';
import { command } from './command';
import { listAt } from './remote/list-at';
import { openService } from './remote/open-service';

await command(async () => {
  const { to } = readArguments({ subject: false, options: ['to'] });
  return listAt(await openService(to));
});
