import 'reflect-metadata';
import './name-runtime';
import { buildVersion } from '@site/telemetry';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config/read-config';
import { createApp } from './create-app';
import { endGracefully } from './end-gracefully';
import { fillDatabase } from './fill-database';
import { startSentence } from './start-sentence';
import { notifyParent } from './notify-parent';
import { workerFile } from './threads/thread';

try {
  const bundle = fileURLToPath(import.meta.url);
  const config = readConfig(process.env, path.dirname(bundle));
  const admin = config.migrations === 'none' ? null : await fillDatabase(config);
  if (admin) await notifyParent({ type: 'created', admin });
  const app = await createApp(config, buildVersion([bundle, workerFile]));
  if (config.migrations === 'only') {
    await app.close();
    await notifyParent({ type: 'migrated' });
    process.exit(0);
  }
  endGracefully(app);
  await app.listen(config.port, config.host);
  const { port } = app.getHttpServer().address() as AddressInfo;
  notifyParent({ type: 'ready', port });
} catch (error) {
  await notifyParent({ type: 'failed', message: startSentence(error) });
  process.exit(1);
}
