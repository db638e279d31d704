import { type CommandForm, readArguments } from './arguments';

const release: CommandForm = { subject: true, options: ['at', 'because'] };

describe('the reason for a release', () => {
  it('is the first line of what is given, such as the message of a commit', () => {
    const { because } = readArguments(release, ['public-site', '--because=Add a page\n\nAt length.']);
    expect(because).toBe('Add a page');
  });

  it('may begin with a dash', () => {
    expect(readArguments(release, ['public-site', '--because=- tidy up']).because).toBe('- tidy up');
  });
});

describe('what a command would not heed is refused', () => {
  it.each([
    [['public-site', '--dry-run'], '--dry-run can\'t be given here. There are --at "TIME ZONE", --because "TEXT".'],
    [['public-site', 'admin-console'], '"admin-console" is one name too many.'],
    [['public-site', '--twice'], `Unknown option '--twice'. There are --at "TIME ZONE", --because "TEXT".`],
  ])('%j', (args, words) => {
    expect(() => readArguments(release, args)).toThrow(words);
  });

  it('so is every argument of a command that takes none', () => {
    const none: CommandForm = { subject: false, options: [] };
    expect(() => readArguments(none, ['public-site'])).toThrow('"public-site" is one name too many.');
    expect(() => readArguments(none, ['--dry-run'])).toThrow("--dry-run can't be given here. There are no options.");
  });
});

describe('the time of a release', () => {
  it('lies ahead', () => {
    const words = '--at is "2020-01-01 09:00 UTC", which has passed. Give a time that lies ahead.';
    expect(() => readArguments(release, ['public-site', '--at', '2020-01-01 09:00 UTC'])).toThrow(words);
  });
});
