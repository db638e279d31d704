import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import type { Frame } from './frame';
import { type MappedApp, sourceMapsOf } from './source-maps-folder';

/** The place in the source that a frame points to. */
export interface SourcePlace {
  /** From the root of the workspace. */
  file: string;
  line: number;
  column: number;
  /** The identifier in the source at that place. */
  name: string | undefined;
  /** All lines of the file as it was built. */
  source: string[];
}

/** The folder of what is no released app: those have their own names. */
const projects: Partial<Record<MappedApp, string>> = { shell: 'shell/server' };

/** Looks up frames in the stored source maps. */
export class SourcePlaces {
  private readonly maps = new Map<string, Promise<TraceMap | undefined>>();

  constructor(private readonly sourceMapsDir: string) {}

  /** Undefined where no source map is stored, or it does not contain this place. */
  async find(frame: Frame): Promise<SourcePlace | undefined> {
    const map = await this.mapOf(frame);
    if (!map) return undefined;
    // The map counts lines and columns from 0, people and stacks from 1.
    const segment = traceSegment(map, frame.line - 1, frame.column - 1);
    const [, source, line, column, name] = segment ?? [];
    if (source === undefined || line === undefined || column === undefined) return undefined;
    return {
      file: fromWorkspace(map.sources[source] ?? '', frame),
      line: line + 1,
      column: column + 1,
      name: name === undefined ? undefined : map.names[name],
      source: map.sourcesContent?.[source]?.split('\n') ?? [],
    };
  }

  private mapOf({ app, version, map }: Frame): Promise<TraceMap | undefined> {
    const file = path.join(sourceMapsOf(this.sourceMapsDir, app, version), `${map}.gz`);
    const known = this.maps.get(file) ?? readMap(file);
    this.maps.set(file, known);
    return known;
  }
}

async function readMap(file: string): Promise<TraceMap | undefined> {
  const packed = await readFile(file).catch(() => undefined);
  return packed && new TraceMap((await promisify(gunzip)(packed)).toString('utf8'));
}

/** Webpack names a source relative to its project's folder: `webpack://public-site/./src/mount.ts`. */
function fromWorkspace(source: string, { app, map }: Frame): string {
  const project = app === 'shell' && map !== 'main.cjs.map' ? 'shell/client' : (projects[app] ?? app);
  const within = /^webpack:\/\/.*?\/(\.\.?\/.*)$/.exec(source)?.[1];
  return within ? path.posix.join(project, within.replace(/\?.*$/, '')) : source;
}
