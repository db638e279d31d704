import { readArguments } from './arguments';

describe('the reason for a release', () => {
  it('is the first line of what is given, such as the message of a commit', () => {
    const { because } = readArguments(['public-site', '--because=Add a page\n\nAt length.']);
    expect(because).toBe('Add a page');
  });

  it('may begin with a dash', () => {
    expect(readArguments(['public-site', '--because=- tidy up']).because).toBe('- tidy up');
  });
});
