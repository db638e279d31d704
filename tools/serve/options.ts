import type { ReleasedApp } from '@site/federation';
import { parseArgs } from 'node:util';
import { readWorkspaceApp } from '../release/apps';
import { Problem } from '../start/problem';

export interface ServeOptions {
  app: ReleasedApp;
  /** Scheme and host of the product that answers the app's calls; null: the one running here. */
  product: string | null;
  port: number;
}

/** Those of apps whose project names none. */
const ports: Record<ReleasedApp, number> = { 'public-site': 4201, 'admin-console': 4202 };
const otherPort = 4203;

/** Parses the arguments of `nx serve`. Throws Problem at the first one that can't be used. */
export function readServeOptions(args: string[]): ServeOptions {
  const { app: name, api, port } = parse(args);
  const app = readWorkspaceApp(name);
  return {
    app,
    product: api === undefined ? null : readAddress(api),
    port: port === undefined ? (ports[app] ?? otherPort) : readPort(port),
  };
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { api: { type: 'string' }, port: { type: 'string' } },
    });
    return { app: positionals[0], ...values };
  } catch (error) {
    throw new Problem(`${(error as Error).message.split('. ')[0]}. There are --api=ADDRESS and --port=NUMBER.`);
  }
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new Problem(`--api is "${text}". Give the product's address, such as --api=https://site.example.com.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`--port is "${text}". Give a whole number from 1 to 65535.`);
}
