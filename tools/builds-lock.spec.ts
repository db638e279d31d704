import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withBuildsLocked } from './builds-lock';
import { workspaceRoot } from './release/workspace';

const longerThanAnybodyWaitsSilently = 3_000;
let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] });
  log = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

it('lets one part of a command build at a time, and speaks of no other command', async () => {
  const seen: string[] = [];
  let endFirst = () => {};
  const untilEnded = new Promise<void>((resolve) => (endFirst = resolve));
  await new Promise<void>((resolve) => {
    const first = withBuildsLocked(async () => {
      seen.push('first begins');
      resolve();
      await untilEnded;
      seen.push('first ends');
      throw new Error('It does not compile.');
    });
    first.catch(() => undefined);
  });
  const second = withBuildsLocked(async () => seen.push('second'));
  await jest.advanceTimersByTimeAsync(longerThanAnybodyWaitsSilently);
  endFirst();
  await second;
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
  expect(log).not.toHaveBeenCalled();
});

it('says that it waits for another command', async () => {
  const script = `
    import { withBuildsLocked } from './tools/builds-lock.ts';
    await withBuildsLocked(() => new Promise((resolve) => {
      console.log('builds');
      process.stdin.once('data', resolve);
    }));
    process.exit();`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    // Where tsx finds the workspace's tsconfig.json.
    cwd: workspaceRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  const waiting = withBuildsLocked(async () => 'done');
  await jest.advanceTimersByTimeAsync(longerThanAnybodyWaitsSilently);
  expect(log).toHaveBeenCalledWith('  Another command is building here. Waiting for it …');
  other.stdin.write('end\n');
  expect(await waiting).toBe('done');
});
