import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleTasks } from './parts/console';

interface Counted {
  task: string;
  clicks: number;
  keys: number;
}

const document = readFileSync(join(__dirname, '../docs/console.md'), 'utf8');
const promised = [...document.matchAll(/^\| (.+?) +\| (\d+ \(\d+ \+ \d+\)) /gm)].map(([, task, all]) => [task, all]);

describe('the tasks of an editor', () => {
  it('take what the document on the console says', async () => {
    const { figures } = await consoleTasks().run();
    const counted = (figures.counted as Counted[]).map(({ task, clicks, keys }) => [
      task,
      `${clicks + keys} (${clicks} + ${keys})`,
    ]);
    expect(promised).toHaveLength(15);
    expect(counted).toEqual(promised);
  }, 600_000);
});
