/** `npm run preview -- <app>@<version> [--hours NUMBER]`: prints a link that shows a version on the live site. */
import { previewAddress, writePreviewToken } from '@site/releases';
import { gatePreview } from '../gate/gate';
import { sharedPreviewSecret } from '../start/secret';
import { readReleaseName } from './apps';
import { readArguments } from './arguments';
import { command } from './command';
import { openService } from './remote/open-service';
import { publish } from './remote/publish';
import { defaultDataDir, defaultReleasesDir } from './workspace';

const defaultHours = 24;

await command(async () => {
  const { subject, hours = defaultHours } = readArguments({ subject: true, options: ['hours'] });
  const { app, version } = readReleaseName(subject, undefined);
  const releasesDir = defaultReleasesDir();
  const service = await openService(undefined);
  const { versions } = await service.read(app);
  if (!versions.some((published) => published.version === version)) {
    await gatePreview(releasesDir, app, version);
    await publish(service, { releasesDir, app, version, rehearsal: 'skipped', isQuiet: true });
  }
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  const token = writePreviewToken({ app, version, expiresAt }, sharedPreviewSecret(defaultDataDir()));
  console.log(new URL(previewAddress + token, service.publicOrigin).href);
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  console.log(`  shows ${app}@${version} to whoever opens it, in their browser alone, until ${until}`);
});
