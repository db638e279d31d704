import { join } from 'node:path';
import { buildVersion, scriptsIn } from '@site/telemetry';
import { readEnvironment } from './config/environment';
import { endOn, listen, notifyParent } from './lifecycle';
import { Problem } from '@site/releases';
import { createShellLog } from './shell-log';
import { createShellServer } from './shell-server';

void main();

async function main(): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const scriptsFolder = join(__dirname, '../client');
    const version = buildVersion([__filename, ...scriptsIn(scriptsFolder)]);
    const log = createShellLog(version, environment.logLevel);
    const renderHost = join(__dirname, 'render-host.cjs');
    const { server, warmUp, stop } = await createShellServer({
      ...{ environment, scriptsFolder, renderHost, version },
      log,
    });
    await warmUp();
    const port = await listen(server, environment);
    endOn({ server, stop, graceMs: environment.shutdownGraceMs, log });
    log.info({ port }, 'listening');
    notifyParent({ type: 'ready', port });
  } catch (error) {
    const message = error instanceof Problem ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${message}\n`);
    await notifyParent({ type: 'failed', message });
    process.exit(1);
  }
}
