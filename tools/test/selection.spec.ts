import { longParts } from './parts';
import { isSelected, leftOut, unknownWord } from './selection';

const selected = (wanted: string[], environment: NodeJS.ProcessEnv) =>
  longParts.filter((part) => isSelected(part, wanted, environment)).map(({ name }) => name);

describe('the parts of npm run test:long', () => {
  it('are all of them with a Postgres to test on, and nothing is said of any', () => {
    const environment = { TEST_DATABASE_URL: 'postgres://postgres@127.0.0.1/postgres', LIGHTHOUSE: 'true' };
    expect(selected([], environment)).toHaveLength(longParts.length);
    expect(leftOut(longParts, [], environment)).toEqual([]);
  });

  it('leave out what needs one where there is none, and say what and why', () => {
    expect(selected([], {})).not.toContain('malformed calls');
    expect(leftOut(longParts, [], {})).toEqual([
      'Left out, because TEST_DATABASE_URL is not set: long tests, malformed calls, broken rules.',
      'Left out, because LIGHTHOUSE is not set: lighthouse.',
    ]);
  });

  it('are those that are named, whatever is set', () => {
    expect(selected(['malformed'], {})).toEqual(['malformed calls']);
    expect(leftOut(longParts, ['malformed'], {})).toEqual([]);
  });

  it.each(['journeys', 'Long'])('have no other name: %s', (word) => {
    expect(unknownWord(longParts, ['malformed', word])).toContain(
      `There is no part ${word}. There are: build, long tests`,
    );
    expect(unknownWord(longParts, ['malformed', 'gate table'])).toBeUndefined();
  });
});
