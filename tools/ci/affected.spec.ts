import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { nxEnvironment } from '../nx-environment';

const root = path.join(import.meta.dirname, '../..');
const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
const chapter = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').split('\n## ').find(isChapter) ?? '';

/** Apps that a generator adds come on top of what the table says. */
const ofEveryProduct = '--exclude=tag:scope:remote';

/** The rows of the table: a file, the projects whose tests its change runs, and those whose journeys. */
const rows = [...chapter.matchAll(/^\| [^`|]+ `([^`]+)` +\| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, file = '', tests = '', journeys = '']) => ({ file, test: wordsOf(tests), e2e: wordsOf(journeys) }),
);

function isChapter(text: string): boolean {
  return text.startsWith('What a change runs\n');
}

function wordsOf(cell: string): string[] {
  return cell.trim() === 'none' ? [] : cell.trim().split(', ').sort();
}

async function projects(...which: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [nx, 'show', 'projects', '--json', ofEveryProduct, ...which],
    {
      cwd: root,
      env: { ...process.env, ...nxEnvironment },
    },
  );
  return (JSON.parse(stdout) as string[]).sort();
}

describe('the table in CONTRIBUTING.md of what a change runs', () => {
  let all: { test: string[]; e2e: string[] };
  beforeAll(async () => {
    const [test, e2e] = await Promise.all([projects('--with-target=test'), projects('--with-target=e2e')]);
    all = { test, e2e };
  });

  it('has ten changes', () => expect(rows).toHaveLength(10));

  it.each(rows)('says what Nx selects: $file', async ({ file, ...stated }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    const affected = await projects('--affected', `--files=${file}`);
    for (const target of ['test', 'e2e'] as const) {
      const selected = all[target].filter((project) => affected.includes(project));
      expect({ target, selected: stated[target].join() === 'all' ? all[target] : stated[target] }).toEqual({
        target,
        selected,
      });
    }
  });
});

it.each([
  ['docs/site.example.json', ['deploy', 'shell-server']],
  ['api/sample-content/posts/lead-response-time-real-estate.md', ['admin-console', 'api', 'public-site']],
  ['api/openapi.json', ['tools']],
  ['backup/backup.ts', ['tools']],
])('a file that tests of other projects read has them run: %s', async (file, readers) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  const affected = await projects('--with-target=test', '--affected', `--files=${file}`);
  expect(affected).toEqual(expect.arrayContaining(readers));
});
