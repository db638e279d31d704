/** `npm run preview -- <app>@<version> [--hours NUMBER]`: prints a link that shows a packed version on the live site. */
import { previewAddress, writePreviewToken } from '@site/releases';
import { findProduct } from '../start/running-product';
import { sharedPreviewSecret } from '../start/secret';
import { readReleaseName } from './apps';
import { readArguments } from './arguments';
import { checkRelease } from './check';
import { command } from './command';
import { defaultDataDir, defaultReleasesDir } from './workspace';

const defaultHours = 24;

await command(async () => {
  const { subject, hours = defaultHours } = readArguments();
  const { app, version } = readReleaseName(subject);
  await checkRelease(defaultReleasesDir(), app, version);
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  const token = writePreviewToken({ app, version, expiresAt }, sharedPreviewSecret(defaultDataDir()));
  const origin = process.env.PUBLIC_ORIGIN || (await findProduct(defaultDataDir())) || 'http://localhost:4200';
  console.log(new URL(previewAddress + token, origin).href);
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  console.log(`  shows ${app}@${version} to whoever opens it, in their browser alone, until ${until}`);
});
