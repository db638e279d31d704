import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { drawnPictures } from '@site/federation';
import type { Logger } from 'pino';
import { listen, mostFrameBytes, send } from './host-channel';
import { HostOutput } from './host-output';
import type { HostMessage } from './messages';
import { hostEnvironment, hostOptions } from './privileges';

/** Why a host ended although it was needed. */
export const endReasons = ['died', 'hung', 'memory', 'output'] as const;
export type EndReason = (typeof endReasons)[number];

export interface HostSettings {
  /** `host.cjs` of this library, or a build of it. */
  script: string;
  apiUrl: URL;
  /** What a host may take before it is replaced. */
  memoryMb: number;
  /** How long it may take to give a sign of life: two seconds at least. */
  responseMs: number;
  /** Ends every host at once, also one that is still starting. */
  signal?: AbortSignal;
  log: Logger;
}

export interface HostedBundle {
  /** Of the release, for the log. */
  name: string;
  /** Folder of the release: all that the host may read. */
  folder: string;
  file: string;
  /** Reads the bundle and checks its integrity, at each start. */
  read(): Promise<Buffer>;
  onEnd(reason: EndReason): void;
}

interface StartedHost {
  child: ChildProcess;
  output: HostOutput;
  /** The release takes forms that are posted without JavaScript. */
  hasAction: boolean;
}

const { bytes: pictureBytes } = drawnPictures;

/** From the start of a process until its bundle is loaded. */
const loadMs = 10_000;

/** Starts a process that runs a bundle. Rejects, and leaves no process, when that throws, ends or takes too long. */
export async function startHost(bundle: HostedBundle, settings: HostSettings): Promise<StartedHost> {
  const code = (await bundle.read()).toString('utf8');
  const { script, memoryMb, signal, log } = settings;
  const child = spawn(process.execPath, [...hostOptions({ folder: bundle.folder, script, memoryMb }), script], {
    env: hostEnvironment(process.env),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  });
  // Where there are too many processes or files, a process has no streams.
  if (child.pid === undefined) throw (await once(child, 'error'))[0];
  listen(child, { name: bundle.name, log });
  const output = new HostOutput(child, { name: bundle.name, log });
  try {
    return { child, output, hasAction: await load(child, code, bundle, settings) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Sends the bundle. Resolves once it has run, to whether it takes forms. */
async function load(
  child: ChildProcess,
  code: string,
  { name, file }: HostedBundle,
  { apiUrl }: HostSettings,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} did not load within ${loadMs} ms.`)), loadMs);
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(new Error(`${name} ended its process at the start (${signal ?? code}).`)),
      );
      child.on('message', (message: HostMessage) => {
        if (message.type === 'failed' && message.id === null) reject(errorOf(message));
        if (message.type === 'loaded') resolve(message.hasAction);
      });
      const limits = { pictureBytes, frameBytes: mostFrameBytes };
      send(child, { type: 'load', file, apiUrl: apiUrl.href, ...limits }, code);
    });
  } finally {
    clearTimeout(timer);
  }
}

export function errorOf({ message, stack }: HostMessage & { type: 'failed' }): Error {
  const error = new Error(message);
  if (stack) error.stack = stack;
  return error;
}
