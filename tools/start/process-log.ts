import { createStream, type RotatingFileStream } from 'rotating-file-stream';

const newline = '\n'.charCodeAt(0);

export interface LogLimits {
  /** Size of a file before rotation. */
  size: `${number}${'B' | 'K' | 'M'}`;
  /** Rotated files that are kept beside the current one. */
  fileCount: number;
  /** Maximum held in memory while a disk is slow. */
  pendingBytes: number;
  /** Delay before the next try, after a failed one. */
  retryMs: number;
}

const usual: LogLimits = { size: '10M', fileCount: 4, pendingBytes: 1024 * 1024, retryMs: 1_000 };

/** Logs a process's output without ever blocking it: what can't be written is dropped and counted. */
export class ProcessLog {
  private stream: RotatingFileStream | null = null;
  private dropped = 0;
  private failedAt = -Infinity;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly folder: string,
    private readonly name: string,
    private readonly limits: LogLimits = usual,
  ) {}

  /** Dropped lines that the log does not report yet. */
  get droppedLines(): number {
    return this.dropped;
  }

  write(data: Buffer): void {
    const stream = this.opened();
    if (!stream || stream.writableLength > this.limits.pendingBytes) return this.drop(linesOf(data));
    if (this.dropped > 0) this.writeDropped(stream);
    stream.write(data, (error) => {
      if (error) this.drop(linesOf(data));
    });
  }

  /** Closes the file; the next line opens it again. */
  end(): void {
    clearTimeout(this.retry);
    this.stream?.end();
    this.stream = null;
  }

  private opened(): RotatingFileStream | null {
    const { size, fileCount, retryMs } = this.limits;
    if (this.stream || performance.now() - this.failedAt < retryMs) return this.stream;
    const stream = createStream((index) => `${this.name}${index ? `.${String(index)}` : ''}.log`, {
      ...{ path: this.folder, size, rotate: fileCount, mode: 0o600 },
    });
    stream.on('error', () => {
      this.failedAt = performance.now();
      if (this.stream === stream) this.stream = null;
    });
    return (this.stream = stream);
  }

  /** Tries to report them later, because the process may say nothing more for a while. */
  private drop(lines: number): void {
    this.dropped += lines;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.dropped > 0) this.write(Buffer.alloc(0));
    }, this.limits.retryMs).unref();
  }

  /** On a separate line: the last one may have been cut off. */
  private writeDropped(stream: RotatingFileStream): void {
    const lines = this.dropped;
    this.dropped = 0;
    const msg = `${lines} lines were dropped while the log could not be written`;
    const line = JSON.stringify({ level: 40, time: new Date().toISOString(), app: this.name, dropped: lines, msg });
    stream.write(`\n${line}\n`, (error) => {
      if (error) this.drop(lines);
    });
  }
}

function linesOf(data: Buffer): number {
  let lines = 0;
  for (let at = data.indexOf(newline); at >= 0; at = data.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
