/**
 * `npm run releases`: lists what is live, canaries, rollback targets, and the newest releases, `--all` of them; `-- <app>` of
 * one app; `-- [<app>] --history [--kind KIND] [--limit NUMBER]` what happened, who did it and why. With `--to ADDRESS` that
 * of another machine's product.
 */
import { readApp } from './apps';
import { readArguments, requireTaken } from './arguments';
import { command } from './command';
import { historyAt } from './remote/history-at';
import { listAt } from './remote/list-at';
import { openService } from './remote/open-service';

await command(async () => {
  const given = readArguments({ subject: true, options: ['to', 'all', 'history', 'kind', 'limit'] });
  const { subject, to, all, history } = given;
  const app = subject === undefined ? undefined : readApp(subject);
  requireTaken(given.given, history ? ['to', 'history', 'kind', 'limit'] : ['to', 'all', 'history']);
  const service = await openService(to);
  return history ? historyAt(service, app, given) : listAt(service, { app, all });
});
