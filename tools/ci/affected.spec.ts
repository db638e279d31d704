import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nxEnvironment } from '../nx-environment';

interface Project {
  name: string;
  targets: string[];
}

const root = path.join(import.meta.dirname, '../..');
const chapter = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').split('\n## ').find(isChapter) ?? '';

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

/** Files that tests of other projects read, and those projects. */
const read: [string, string[]][] = [
  ['docs/site.example.json', ['deploy', 'shell-server']],
  ['api/sample-content/posts/lead-response-time-real-estate.md', ['admin-console', 'api', 'public-site']],
  ['api/openapi.json', ['tools']],
  ['backup/backup.ts', ['tools']],
];

let all: Project[];
let affected: Record<string, Project[]>;
beforeAll(() => {
  const files = [...rows.map(({ file }) => file), ...read.map(([file]) => file)];
  const printed = execFileSync(process.execPath, [path.join(import.meta.dirname, 'affected-projects.mjs'), ...files], {
    cwd: root,
    env: { ...process.env, ...nxEnvironment },
    encoding: 'utf8',
  });
  ({ all, affected } = JSON.parse(printed));
});

const withTarget = (target: string, projects: Project[] = []) =>
  projects.flatMap(({ name, targets }) => (targets.includes(target) ? [name] : [])).sort();

describe('the table in CONTRIBUTING.md of what a change runs', () => {
  it('has ten changes', () => expect(rows).toHaveLength(10));

  it.each(rows)('says what Nx selects: $file', ({ file, ...stated }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    for (const target of ['test', 'e2e'] as const) {
      const selected = withTarget(target, affected[file]);
      expect({ target, selected: stated[target].join() === 'all' ? withTarget(target, all) : stated[target] }).toEqual({
        target,
        selected,
      });
    }
  });
});

it.each(read)('a file that tests of other projects read has them run: %s', (file, readers) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(withTarget('test', affected[file])).toEqual(expect.arrayContaining(readers));
});
