import { findFreePort } from '../../tools/start/ports';
import { type TimedLine, timedStart } from '../../tools/timed-run';
import type { WorkspaceCopy } from '../../tools/workspace-copy';

export interface RunningCopy {
  origin: string;
  /** Seconds until the home page was there. */
  seconds: number;
  lines: TimedLine[];
  stop(): Promise<void>;
}

const pauseMs = 50;
const patienceSeconds = 600;

/** `npm start` in a copy of the workspace, up to its first page. */
export async function startCopy({ folder }: WorkspaceCopy): Promise<RunningCopy> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_DIR: '.data', DATABASE_URL: '' };
  const { child, lines, ended, since } = timedStart('node', ['tools/start.mjs'], { cwd: folder, env });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const untilPage = async () => {
    while (!(await answers(`${origin}/`))) {
      if (child.exitCode !== null || since() > patienceSeconds) throw new Error(wordsOf(lines));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return since();
  };
  const seconds = await untilPage().catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { origin, seconds, lines, stop };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    async (response) => response.ok && (await response.text()).length > 0,
    () => false,
  );

const wordsOf = (lines: TimedLine[]): string => lines.map(({ text }) => text).join('\n');
