/**
 * `npm run preview -- <app>@<version> [--hours NUMBER]`: prints a link that shows a version on the live site, for a day unless
 * hours are given; with `--to ADDRESS` on that of another machine's product.
 */
import { readReleaseName } from './apps';
import { readArguments } from './arguments';
import { command } from './command';
import { workspaceCommands } from './commands';
import { openService } from './remote/open-service';
import { previewAt } from './remote/preview-at';

await command(async () => {
  const { subject, to, hours } = readArguments({ subject: true, options: ['to', 'hours'] });
  const named = readReleaseName(subject, workspaceCommands(to));
  return previewAt(await openService(to), named, hours);
});
