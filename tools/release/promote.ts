/**
 * `npm run promote -- <app>@<version> [--percent NUMBER] [--because TEXT] [--dry-run] [--no-browser] [--thorough]`: makes a
 * packed version live, or a canary; with `--to ADDRESS` on another machine's product. `--from ADDRESS` takes it from a third
 * one's, `--stages "5%/10m,25%/1h,100%"` gives it to growing shares of the visitors (`promote -- <app> --hold`, `--resume` or
 * `--advance` steer that), and `--at "2026-12-01 09:00 Europe/Berlin"` schedules it, which `promote -- <app> --cancel` takes
 * back. `promote -- <app> --approve` or `--decline` settles one that waits, with the operator's token; with `<app>@<version>`
 * only that one.
 */
import { readApp, readReleaseName } from './apps';
import { gateOptions, type OptionName, readArguments, requireTaken } from './arguments';
import { command } from './command';
import { workspaceCommands } from './commands';
import { stepAt } from './remote/canary-at';
import { openService } from './remote/open-service';
import { promoteTo } from './remote/release-to';
import { settleAt } from './remote/settle-at';
import { cancelAt } from './remote/take-back';

const promoting: OptionName[] = ['to', 'from', 'at', 'stages', 'percent', 'because', ...gateOptions];
const steering: OptionName[] = ['cancel', 'hold', 'resume', 'advance', 'approve', 'decline'];

await command(async () => {
  const given = readArguments({ subject: true, options: [...promoting, ...steering] });
  const { subject, to, because, step, settlement } = given;
  if (given.cancel) {
    requireTaken(given.given, ['cancel', 'to']);
    return cancelAt(await openService(to), readApp(subject?.split('@')[0]));
  }
  if (step) {
    requireTaken(given.given, [step, 'to', 'because']);
    return stepAt(await openService(to), readApp(subject?.split('@')[0]), { step, because });
  }
  if (settlement) {
    requireTaken(given.given, [settlement, 'to', 'because']);
    const [name, version] = subject?.split('@') ?? [];
    return settleAt(await openService(to), { app: readApp(name), version }, { settlement, because });
  }
  if (given.percent === 0 && !given.dryRun) requireTaken(given.given, ['percent', 'to', 'because']);
  const named = readReleaseName(subject, workspaceCommands(to));
  return promoteTo(await openService(to), named, given);
});
