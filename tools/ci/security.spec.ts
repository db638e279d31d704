import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requirements } from './asvs';

const root = path.join(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const entries = [...document.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\* \(L[12]\) (.+)$/gm)];
/** Each requirement with the spec files that its entry links to. */
const proofs = entries.flatMap(([, number = '', text = '']) =>
  [...text.matchAll(/\]\(\.\.\/([^)]+\.spec\.tsx?)\)/g)].map(([, file = '']) => `${number}: ${file}`),
);
/** Each requirement with the spec files in which a comment marks a test as its proof: `// ASVS 6.2.1, 6.2.9`. */
const marks = execFileSync('git', ['grep', '-E', '^ *// ASVS [0-9]', '--', '*.spec.ts', '*.spec.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, file = '', numbers = ''] = /^([^:]+):\s*\/\/ ASVS (.+)$/.exec(line) ?? [];
    return numbers.split(', ').map((number) => `${number}: ${file}`);
  });

describe('docs/security.md', () => {
  it('answers every requirement once, in order', () => {
    const wanted = Object.entries(requirements).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(entries.map(([, number]) => number)).toEqual(wanted);
  });

  it('answers with a test, a decision or why it does not apply', () => {
    const loose = entries.filter(([, , text]) => !/\.spec\.tsx?\)|Decided: |Does not apply: /.test(text ?? ''));
    expect(loose.map(([, number]) => number)).toEqual([]);
  });

  it('links to the files whose tests are marked as proofs, and to no others', () => {
    expect(proofs.length).toBeGreaterThan(100);
    expect([...new Set(marks)].sort()).toEqual([...new Set(proofs)].sort());
  });
});
