import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ProcessLog } from './process-log';

const limits = { size: '10K', fileCount: 2, pendingBytes: 1024 * 1024, retryMs: 20 } as const;
const line = (word: string) => Buffer.from(`${word.padEnd(99, '.')}\n`);

let folder: string;
let log: ProcessLog;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  log = new ProcessLog(folder, 'api', limits);
});
afterEach(() => {
  log.end();
  rmSync(folder, { recursive: true, force: true });
});

const read = (name = 'api.log') => readFileSync(path.join(folder, name), 'utf8');

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 4_000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`Not within 4 s: ${holds.toString()}`);
    await wait(10);
  }
}
const has = (word: string) => () =>
  readdirSync(folder).some((name) => name.endsWith('.log') && read(name).includes(word));

describe('the log of a process', () => {
  // ASVS 16.2.3
  it('holds what the process says, in files of a size and a number, for their owner alone', async () => {
    for (let count = 1; count <= 1_000; count += 1) {
      log.write(line(`line ${count}`));
      if (count % 50 === 0) await until(has(`line ${count}.`));
    }
    expect(readdirSync(folder).sort()).toEqual(['api.1.log', 'api.2.log', 'api.log']);
    for (const name of readdirSync(folder)) {
      expect(statSync(path.join(folder, name)).size).toBeLessThanOrEqual(10 * 1024 + 100);
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });

  it('counts what can’t be written, and says so once it can be', async () => {
    log = new ProcessLog(path.join(folder, 'blocked'), 'api', limits);
    writeFileSync(path.join(folder, 'blocked'), 'a file where the folder should be');
    await until(() => {
      log.write(line('lost'));
      return log.droppedLines >= 50;
    });
    rmSync(path.join(folder, 'blocked'));
    const found = () => {
      log.write(line('kept'));
      try {
        return read('blocked/api.log').includes('lines were dropped while the log could not be written');
      } catch {
        return false;
      }
    };
    await until(found);
    expect(JSON.parse(String(/^\{.*dropped.*\}$/m.exec(read('blocked/api.log'))?.[0])).dropped).toBeGreaterThanOrEqual(
      50,
    );
  });

  const canMount = process.getuid?.() === 0;
  if (canMount)
    it('goes on by itself after its disk was full', async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
      try {
        log = new ProcessLog(folder, 'api', { ...limits, size: '1M' });
        const filler = path.join(folder, 'filler');
        log.write(line('before'));
        await until(has('before'));
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: 'a' });
        } catch {
          // It is full.
        }
        await until(() => {
          log.write(line('during'));
          return log.droppedLines > 0;
        });
        rmSync(filler);
        // Though the process says nothing more.
        await until(has('lines were dropped'));
        log.write(line('after'));
        await until(has('after'));
      } finally {
        log.end();
        execFileSync('umount', ['-l', folder]);
      }
    });
});
