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
import type { CreatedAdmin } from './users/first-admin';

/** The admin whose password this start made up: reported also where it fails afterwards, since nothing stores that. */
let admin: { createdAdmin?: CreatedAdmin } = {};

try {
  const bundle = fileURLToPath(import.meta.url);
  const config = readConfig(process.env, path.dirname(bundle));
  const createdAdmin = config.migrations === 'none' ? null : await fillDatabase(config);
  if (createdAdmin) admin = { createdAdmin };
  const app = await createApp(config, buildVersion([bundle, workerFile]));
  if (config.migrations === 'only') {
    await app.close();
    await notifyParent({ type: 'migrated', ...admin });
    process.exit(0);
  }
  endGracefully(app);
  await app.listen(config.port, config.host);
  const { port } = app.getHttpServer().address() as AddressInfo;
  notifyParent({ type: 'ready', port, ...admin });
} catch (error) {
  await notifyParent({ type: 'failed', message: startSentence(error), ...admin });
  process.exit(1);
}
