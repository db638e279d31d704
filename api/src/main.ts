import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config/read-config';
import { createApp } from './create-app';
import { endGracefully } from './end-gracefully';
import { startSentence } from './start-sentence';
import { tellParent } from './tell-parent';

try {
  const config = readConfig(process.env, path.dirname(fileURLToPath(import.meta.url)));
  const { app, createdAdmin } = await createApp(config);
  endGracefully(app);
  await app.listen(config.port, config.host);
  const { port } = app.getHttpServer().address() as AddressInfo;
  tellParent({ type: 'ready', port, ...(createdAdmin ? { createdAdmin } : {}) });
} catch (error) {
  await tellParent({ type: 'failed', message: startSentence(error) });
  process.exit(1);
}
