import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';

/** Between two looks at it. */
const mostBytes = 1024 * 1024;
const logged = { lines: 20, letters: 500 };

/** What a release's code writes to its output: the first lines go to the log, the rest is counted. */
export class HostOutput {
  private bytes = 0;
  private lines = 0;

  constructor(child: ChildProcess, { name, log }: { name: string; log: Logger }) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.bytes += data.length;
        if (this.lines++ >= logged.lines) return;
        const output = data.toString('utf8', 0, logged.letters).trim();
        if (output) log.warn({ release: name, output }, 'a release writes to its output');
      });
    }
  }

  /** True when it wrote more since the last look than anybody could read. */
  floods(): boolean {
    const { bytes } = this;
    this.bytes = 0;
    this.lines = 0;
    return bytes > mostBytes;
  }
}
