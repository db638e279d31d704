import path from 'node:path';
import { LegacyESLint } from 'eslint/use-at-your-own-risk';

const root = path.join(__dirname, '../..');
const eslint = new LegacyESLint({
  cwd: root,
  useEslintrc: false,
  baseConfig: {
    extends: './tools/lint/newer-apis.cjs',
    parser: '@typescript-eslint/parser',
    parserOptions: { sourceType: 'module' },
  },
});

async function refused(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ message }) => message);
}

const site = 'public-site/src/app/page.tsx';
const shell = 'shell/client/src/page.ts';
const library = 'libs/contracts/src/page.ts';
const screen = 'admin-console/src/app/screen.tsx';

it.each(['URL.canParse(address)', 'items.union(others)', 'weeks.values().map(sum)', 'Object.groupBy(posts, typeOf)'])(
  'is refused in code for browsers: %s',
  async (code) => {
    for (const file of [site, shell, library, screen]) expect(await refused(file, code)).toHaveLength(1);
  },
);

it.each([
  'AbortSignal.timeout(3000)',
  'names.size',
  'form.elements.has(name)',
  'Object.values(weeks).map(sum)',
  'posts.findLast(isLive)',
])('is what all of them know: %s', async (code) => expect(await refused(site, code)).toEqual([]));

it.each(['public-site/src/discovery/feed.ts', 'public-site/src/render.tsx', 'public-site/src/app/app.spec.tsx'])(
  'is nothing that runs on a server or in tests: %s',
  async (file) => expect(await refused(file, 'URL.canParse(address)')).toEqual([]),
);
