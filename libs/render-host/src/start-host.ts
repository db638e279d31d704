import { type ChildProcess, fork } from 'node:child_process';
import { drawnPictures } from '@site/federation';
import type { Logger } from 'pino';
import { HostOutput } from './host-output';
import type { HostMessage, HostRequest } from './messages';
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
  const code = await bundle.read();
  const { script, memoryMb, log } = settings;
  const child = fork(script, [], {
    env: hostEnvironment(process.env),
    execArgv: hostOptions({ folder: bundle.folder, script, memoryMb }),
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = new HostOutput(child, { name: bundle.name, log });
  try {
    return { child, output, hasAction: await load(child, code, bundle, settings) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Sends the bundle as soon as the process is up. Resolves once it has run, to whether it takes forms. */
async function load(
  child: ChildProcess,
  code: Buffer,
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
        if (message.type === 'ready') send(child, { type: 'load', file, code, apiUrl: apiUrl.href, pictureBytes });
        if (message.type === 'failed' && message.id === null) reject(errorOf(message));
        if (message.type === 'loaded') resolve(message.hasAction);
      });
    });
  } finally {
    clearTimeout(timer);
  }
}

export const send = (child: ChildProcess, request: HostRequest): void =>
  // A host that has just ended is told nothing: whoever waits for it hears of its end.
  void (child.connected && child.send(request, () => undefined));

export function errorOf({ message, stack }: HostMessage & { type: 'failed' }): Error {
  const error = new Error(message);
  if (stack) error.stack = stack;
  return error;
}
