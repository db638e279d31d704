import { setHeadline, type HeadlineSpace } from './headline';

/** Every letter as wide as it is large. */
const measure = (text: string, size: number) => text.length * size;
const space = (changes: Partial<HeadlineSpace> = {}): HeadlineSpace => ({
  width: 100,
  height: 30,
  leading: 1,
  sizes: [10, 5],
  ...changes,
});
const set = (headline: string, marked = '', changes?: Partial<HeadlineSpace>) =>
  setHeadline(headline, marked, space(changes), measure);

describe('a headline', () => {
  it('is set as large as it fits', () => {
    expect(set('one two three').size).toBe(10);
    expect(set('one two three', '', { height: 10 }).size).toBe(5);
    expect(set('indivisible words').size).toBe(5);
  });

  it('breaks between words', () => {
    expect(set('one two three four').lines.map(({ text }) => text)).toEqual(['one two', 'three four']);
  });

  it('is set in the smallest size where none fits', () => {
    expect(set('incomprehensibilities-of-all-kinds').size).toBe(5);
  });

  it('is marked where its words stand, also across lines', () => {
    expect(set('one two three four', 'two three').lines).toEqual([
      { text: 'one two', marked: { text: 'two', before: 'one ' } },
      { text: 'three four', marked: { text: 'three', before: '' } },
    ]);
    expect(set('one two three four', 'four').lines[0]).toEqual({ text: 'one two' });
  });
});
