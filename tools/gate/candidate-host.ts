import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientAddress, defaultSiteConfig } from '@site/federation';
import { RenderHost, type RenderJob } from '@site/render-host';
import pino from 'pino';
import { workspaceRoot } from '../release/workspace';
import type { Candidate } from './candidate';

const script = path.join(workspaceRoot, 'libs/render-host/src/host.cjs');
const limits = { timeoutMs: 10_000, apiTimeoutMs: 5_000 };
const log = pino({ level: 'silent' });

/** A process that renders pages of a candidate as the shell's would. Undefined for one that renders in the browser only. */
export function candidateHost(
  { name, folder, release: { server } }: Candidate,
  apiUrl: URL,
  onEnd: (reason: string) => void = () => undefined,
): RenderHost | undefined {
  if (server === null) return undefined;
  const file = path.join(folder, server);
  const bundle = { name, folder, file, read: () => readFile(file), onEnd };
  return new RenderHost(bundle, { script, apiUrl, memoryMb: 256, responseMs: 15_000, log });
}

export function jobAt({ release: { app, version } }: Candidate, address: string): RenderJob {
  const assets = clientAddress(app, version);
  const context = { assets, config: defaultSiteConfig, origin: 'http://localhost', nonce: 'check' };
  return { address, headers: {}, context, ...limits };
}
