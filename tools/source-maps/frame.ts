import type { MappedApp } from './source-maps-folder';

/** A stack frame in a built file. */
export interface Frame {
  app: MappedApp;
  version: string;
  /** Source map of the built file, below the folder of its version. */
  map: string;
  line: number;
  /** Counted from 1, as stacks do. */
  column: number;
}

const place = /((?:https?:\/\/|file:\/\/)?\/?[^\s()@]+):(\d+):(\d+)\)?$/;
const released = /\/releases\/([a-z]+(?:-[a-z]+)*)\/([\w.-]+)\/(?:client|server)\/([\w./-]+)$/;
const shellScript = /\/shell\/([0-9a-f]{12})\/([\w.-]+\.js)$/;
const serverBundles = [
  { pattern: /\/shell\/server\/(main\.cjs)$/, app: 'shell' },
  { pattern: /\/api\/(main\.mjs)$/, app: 'api' },
] as const;

/** The place of a stack line; undefined for one that is not ours. `server` names the log that it is from. */
export function readFrame(text: string, server: string | undefined): Frame | undefined {
  const [, address = '', line, column] = place.exec(text.trim()) ?? [];
  const found = fileOf(address.replace(/[?#].*$/, ''), server);
  return found && { ...found, line: Number(line), column: Number(column) };
}

function fileOf(address: string, server: string | undefined): Pick<Frame, 'app' | 'version' | 'map'> | undefined {
  const [, app, version, file] = released.exec(address) ?? [];
  if (app && version && file) return { app, version, map: `${file}.map` };
  const [, hash, script] = shellScript.exec(address) ?? [];
  if (hash && script) return { app: 'shell', version: hash, map: `${script}.map` };
  for (const bundle of serverBundles) {
    const [, name] = bundle.pattern.exec(address) ?? [];
    const [serverApp, serverVersion] = server?.split('@') ?? [];
    if (name && serverApp === bundle.app && serverVersion) {
      return { app: bundle.app, version: serverVersion, map: `${name}.map` };
    }
  }
  return undefined;
}
