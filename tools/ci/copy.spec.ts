import { britishSpellings, foreignMeasures, straightQuotes } from '@site/testing/copy';
import ts from 'typescript';
import { files, read } from './documents/workspace';

/** Of everything that is shown to anybody: in a browser, by mail, in an answer of the API. */
const sources = files.filter(
  (file) =>
    /^(admin-console|api|public-site|libs\/[\w-]+|shell\/\w+)\/src\/.*(?<![.](spec|gen))[.]tsx?$/.test(file) &&
    !/[/](testing|hostile-texts|migrations|fuzzing)[/]/.test(file),
);
const posts = files.filter((file) => /^api\/sample-content\/posts\/.*[.]md$/.test(file));
/** Of addresses of posts and covers, and of drawings. */
const names = files.filter((file) => /^(api\/sample-content|public-site\/(public|src))\//.test(file));

/** In the specification's own words, its apostrophes included, or searched for and never shown. */
const excepted = new Set([
  ...["Let's Talk", "What you'll get", "Try adjusting your search or filter criteria to find what you're looking for."],
  "The post you're looking for doesn't exist or has been moved.",
  'theme mode colours',
]);

/** What a browser shows. Elsewhere such quotes are around what is typed in a terminal, and in queries. */
const inBrowsers = /^(admin-console|public-site|libs\/(contracts|ui))\//;

/** As they stand in a sentence: markup has an equals sign before its own. */
const straightDoubleQuotes = /(^|[\s(])"|"($|[\s.,;:!?)])/;

/** Of the styles in templates. */
const comments = /\/\*.*?\*\//gs;

/** Lint wants them between tags, for a typewriter's quotes. */
const decoded = (text: string): string => text.replaceAll('&apos;', "'").replaceAll('&quot;', '"');

/** Texts of several words in a file: literals, the fixed parts of templates, what stands between tags. */
function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(decoded(node.text.replace(comments, '').trim()));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return found.filter((text) => /[a-z]\S* \S*[a-z]/i.test(text) && !excepted.has(text));
}

const sentences = sources.flatMap((file) => sentencesIn(file).map((text) => ({ file, text })));
const listed = (found: readonly { file: string; text: string }[]) => found.map(({ file, text }) => `${file}: ${text}`);

it('is found', () => {
  expect(sentences.length).toBeGreaterThan(1000);
  expect(posts.length).toBeGreaterThan(20);
});

it('has the apostrophes of print', () => {
  expect(listed(sentences.filter(({ text }) => /[a-z]'(s|t|d|m|re|ve|ll)\b/i.test(text)))).toEqual([]);
});

it('has the quotes of print where a browser shows it', () => {
  const shown = sentences.filter(({ file, text }) => inBrowsers.test(file) && !/[<=]/.test(text));
  expect(listed(shown.filter(({ text }) => straightDoubleQuotes.test(text)))).toEqual([]);
});

it('is spelled as in America', () => {
  expect(listed(sentences.filter(({ text }) => britishSpellings.test(text)))).toEqual([]);
});

it('has names and addresses that are spelled as in America', () => {
  const slugs = posts.map((file) => /^slug: .*$/m.exec(read(file))?.[0] ?? '');
  expect(slugs).not.toContain('');
  const words = [...names, ...slugs].filter((name) => britishSpellings.test(name.replaceAll('-', ' ')));
  expect(words).toEqual([]);
});

it('has drawings whose words are American', () => {
  const drawings = names.filter((name) => name.endsWith('.svg'));
  const words = drawings.flatMap((file) =>
    [...read(file).matchAll(/<(title|text)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => ({ file, text })),
  );
  expect(words.length).toBeGreaterThan(200);
  expect(listed(words.filter(({ text }) => britishSpellings.test(text)))).toEqual([]);
});

describe.each(posts)('%s', (file) => {
  const [, matter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(file)) ?? [];
  const shown = [
    ...matter.split('\n').flatMap((line) => /^(?:title|summary| {2}-):? "?(.*?)"?$/.exec(line)?.[1] ?? []),
    ...body.replace(/<[^>]*>/g, '').split('\n'),
    ...[...body.matchAll(/\balt="([^"]*)"/g)].map(([, alt = '']) => alt),
  ];

  it('reads as in America: quotes, spelling, measures and times', () => {
    expect(shown.join('')).not.toBe('');
    for (const fault of [straightQuotes, britishSpellings, foreignMeasures]) {
      expect(shown.filter((text) => fault.test(text))).toEqual([]);
    }
  });
});
