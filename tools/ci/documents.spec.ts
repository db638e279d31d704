import { unknownIdentifiers } from './documents/identifiers';
import { brokenLinks } from './documents/links';
import { missingPaths } from './documents/paths';
import {
  architectureTree,
  missingPlaces,
  readmeFolders,
  treeIn,
  unlistedFolders,
  unlistedProjects,
} from './documents/trees';
import { documents, read } from './documents/workspace';

describe('a document', () => {
  it.each(documents)('has links only to files and headings that exist: %s', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it.each(documents)('names only paths that exist, or that are made: %s', (document) => {
    expect(missingPaths(document)).toEqual([]);
  });

  it.each(documents)('names only identifiers and settings that occur in the source: %s', (document) => {
    expect(unknownIdentifiers(read(document))).toEqual([]);
  });
});

describe('a setting of a server', () => {
  it.each(['api/src/config/read-config.ts', 'shell/server/src/config/environment.ts'])(
    'has a row in the README or the guide to deployment: %s',
    (file) => {
      const tables = read('README.md') + read('docs/deployment.md');
      const cells = [...tables.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) *\|/gm)].map(([, cell = '']) => cell);
      const explained = new Set(cells.flatMap((cell) => cell.replaceAll('`', '').split(', ')));
      const settings = [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
      expect(settings.length).toBeGreaterThan(20);
      expect(settings.filter((name) => !explained.has(name))).toEqual([]);
    },
  );
});

describe('a list of folders', () => {
  it.each([
    ['ARCHITECTURE.md', architectureTree().places],
    ['README.md', readmeFolders()],
  ])('names only what exists, and every folder with projects: %s', (_, places) => {
    expect(places.length).toBeGreaterThan(5);
    expect(missingPlaces(places)).toEqual([]);
    expect(unlistedProjects(places)).toEqual([]);
  });

  it('is complete wherever ARCHITECTURE.md opens a folder', () => {
    expect(unlistedFolders(architectureTree())).toEqual([]);
  });
});

describe('the check of documents', () => {
  it.each([
    ['a file that does not exist', '[x](docs/no-such-file.md)', 'docs/no-such-file.md'],
    ['a heading that does not exist', '[x](README.md#no-such-heading)', 'README.md#no-such-heading'],
    ['a heading of the same document', '# One\n[x](#two)', '#two'],
  ])('finds a link to %s', (_, text, link) => expect(brokenLinks('CONTRIBUTING.md', text)).toEqual([link]));

  it('accepts links to files, folders, headings and other sites', () => {
    const text = '# One two\n[a](README.md) [b](docs) [c](#one-two) [d](README.md#test-it) [e](https://example.com/x)';
    expect(brokenLinks('CONTRIBUTING.md', text)).toEqual([]);
  });

  it('finds paths that do not exist, and no words that are none', () => {
    const text =
      '`tools/no-such-tool` `no-such-file.ts` `tools/ci` `posts/admin/write-post.ts` `dist/api` `/api/posts` `image/webp` ' +
      '`releases/<app>/x` `tools/*` `npm run x/y` `@vercel/nft` `public-site@V/x`';
    expect(missingPaths('README.md', text)).toEqual(['tools/no-such-tool', 'no-such-file.ts']);
  });

  it('finds identifiers and settings that do not exist', () => {
    const text = '`noSuchFunction()` `NO_SUCH_SETTING=1` `@NoSuchGuard()` `changePost` `MIGRATIONS=only` `plain`';
    expect(unknownIdentifiers(text)).toEqual(['noSuchFunction', 'NO_SUCH_SETTING', 'NoSuchGuard']);
  });

  it('finds what a tree names wrongly or leaves out', () => {
    const tree = treeIn('```\nlibs/\n  federation/ none/  two\n  ui/   one\nmissing/  three\n```\n');
    expect(missingPlaces(tree.places)).toEqual(['libs/none', 'missing']);
    expect(unlistedFolders(tree)).toContain('libs/contracts');
    expect(unlistedProjects(tree.places)).toContain('tools');
  });
});
