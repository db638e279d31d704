import { countWords, readingMinutes } from './reading-minutes';

it.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
  [1001, 6],
])('takes %i words for %i minutes', (words, minutes) => {
  expect(readingMinutes('word\n'.repeat(words))).toBe(minutes);
});

it('does not count markup', () => {
  expect(readingMinutes('<img alt="a b c">'.repeat(1000))).toBe(1);
});

it('is not slowed down by brackets that never close', () => {
  const begin = Date.now();
  readingMinutes('<'.repeat(500_000));
  expect(Date.now() - begin).toBeLessThan(1_000);
});

it.each([
  ['', 0],
  ['A <em>door</em>, and - perhaps - another.', 5],
  ['1. Türen', 2],
  ['Excelのデータを、自動化する。', 1 + 3 + 3],
  ['ช่วยให้ทีมงาน ประหยัดเวลา', 3 + 3],
  ['한국어는 띄어 쓴다', 3],
])('counts the words of %j: %i', (content, words) => {
  expect(countWords(content)).toBe(words);
});
