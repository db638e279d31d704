import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';
import type { Reserve } from './reserve';

type Options = Parameters<NodeFS['init']>[1];
type Operation = (...values: unknown[]) => unknown;
/** Emscripten's types, in part: a file's position and its bytes. */
type Write = (stream: unknown, buffer: unknown, offset: number, length: number, position?: number) => number;

interface Operations {
  node_ops: Record<string, Operation>;
  stream_ops: Record<string, Operation> & { write: Write; fsync?: (stream: { nfd: number }) => number };
}

/** A disk that failed: Postgres gives up, since a second call would succeed without the bytes. */
const brokenNumber = 29;

/** A database's folder, whose writes may use the reserve, and are on the disk when Postgres asks for that. */
export class ReservedFilesystem extends NodeFS {
  constructor(
    folder: string,
    private readonly reserve: Reserve,
  ) {
    super(folder);
  }

  override async init(database: PGlite, options: Options) {
    const started = await super.init(database, options);
    const prepare = (module: PGlite['Module']) =>
      this.guard((module.FS as unknown as { filesystems: { NODEFS: Operations } }).filesystems.NODEFS);
    const { preRun = [] } = started.emscriptenOpts;
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun: [prepare, ...[preRun].flat()] } as Options };
  }

  private guard({ node_ops, stream_ops }: Operations): void {
    for (const name of ['mknod', 'rename', 'setattr', 'symlink']) {
      const operation = node_ops[name] as Operation;
      node_ops[name] = (...values) => this.reserve.withRoom(() => operation(...values));
    }
    const { write } = stream_ops;
    // With little space left only some of the bytes are written: Postgres would take that for a full disk.
    stream_ops.write = (stream, buffer, offset, length, position) => {
      let done = 0;
      while (done < length) {
        const at = position === undefined ? undefined : position + done;
        done += this.reserve.withRoom(() => write(stream, buffer, offset + done, length - done, at));
      }
      return done;
    };
    // PGlite's own has none, which counts as success.
    stream_ops.fsync = ({ nfd }) => {
      try {
        fsyncSync(nfd);
        return 0;
      } catch {
        return brokenNumber;
      }
    };
  }
}
