import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientAddress, defaultSiteConfig } from '@site/federation';
import { RenderHost } from '@site/render-host';
import pino from 'pino';
import { workspaceRoot } from '../../release/workspace';
import type { GateCheck } from '../gate-check';

const timeoutMs = 10_000;
const hostScript = path.join(workspaceRoot, 'libs/render-host/src/host.cjs');
/** Nothing answers there. */
const noApi = { apiUrl: new URL('http://127.0.0.1:9'), apiTimeoutMs: 1_000 };

/** Renders the home page without an API, in a process of its own as the shell would: the least that must work. */
export const homePageCheck: GateCheck = {
  title: 'home page',
  runsCode: true,
  async run({ name, folder, release: { app, version, server } }) {
    if (server === null) return { seen: 'rendered in the browser only', refusals: [] };
    const file = path.join(folder, server);
    const host = new RenderHost(
      { name, folder, file, read: () => readFile(file), onEnd: () => undefined },
      {
        script: hostScript,
        apiUrl: noApi.apiUrl,
        memoryMb: 256,
        log: pino({ level: 'silent' }),
      },
    );
    const context = {
      ...{ assets: clientAddress(app, version), config: defaultSiteConfig },
      ...{ origin: 'http://localhost', nonce: 'check' },
    };
    try {
      const { result } = await host.render({
        ...{ address: '/', headers: {}, context, timeoutMs, apiTimeoutMs: noApi.apiTimeoutMs },
      });
      if (result.status !== 200 || !result.body) {
        throw new Error(`it answered ${result.status} with ${result.body.length} characters`);
      }
      return { seen: 'rendered without an API', refusals: [] };
    } catch (error) {
      return {
        seen: '',
        refusals: [`${name} can’t render the home page: ${(error as Error).message.replace(/\.$/, '')}.`],
      };
    } finally {
      host.stop();
    }
  },
};
