/**
 * `npm run rollback -- <app> [--because TEXT]`: ends the app's canary; without one, restores the previous release. With
 * `--to ADDRESS` on another machine's product.
 */
import { readApp } from './apps';
import { readArguments } from './arguments';
import { command } from './command';
import { openService } from './remote/open-service';
import { rollBackAt } from './remote/take-back';

await command(async () => {
  const { subject, to, because } = readArguments({ subject: true, options: ['to', 'because'] });
  const app = readApp(subject);
  return rollBackAt(await openService(to), app, because);
});
