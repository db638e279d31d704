/**
 * `npm run releases`: lists what is live, canaries, rollback targets, and all other releases; `-- [<app>] --history [--kind
 * KIND] [--limit NUMBER]` what happened to them, who did it and why. With `--to ADDRESS` that of another machine's product.
 */
import { readApp } from './apps';
import { readArguments, requireTaken } from './arguments';
import { command } from './command';
import { Problem } from '../start/problem';
import { historyAt } from './remote/history-at';
import { listAt } from './remote/list-at';
import { openService } from './remote/open-service';

await command(async () => {
  const given = readArguments({ subject: true, options: ['to', 'history', 'kind', 'limit'] });
  const { subject, to } = given;
  if (given.history) return historyAt(await openService(to), subject === undefined ? subject : readApp(subject), given);
  requireTaken(given.given, ['to', 'history']);
  if (subject !== undefined) throw new Problem(`"${subject}" is one name too many, without --history.`);
  return listAt(await openService(to));
});
