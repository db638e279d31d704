import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requirements } from './asvs';

const root = path.join(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const answers = [...document.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\* \(L[12]\) (.+)$/gm)];
const tests = [...document.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.spec\.tsx?)\)/g)];

describe('docs/security.md', () => {
  it('answers every requirement once, in order', () => {
    const wanted = Object.entries(requirements).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(answers.map(([, number]) => number)).toEqual(wanted);
  });

  it('answers with a test, a decision or why it does not apply', () => {
    const loose = answers.filter(([, , text]) => !/\.spec\.tsx?\)|Decided: |Does not apply: /.test(text ?? ''));
    expect(loose.map(([, number]) => number)).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(tests.length).toBeGreaterThan(100);
    const gone = tests.filter(([, title = '', file = '']) => {
      const found = path.join(root, file);
      return !existsSync(found) || !readFileSync(found, 'utf8').includes(title);
    });
    expect(gone.map(([, title, file]) => `${file}: ${title}`)).toEqual([]);
  });
});
