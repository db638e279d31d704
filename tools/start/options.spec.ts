import { readOptions, requireLocalHost } from './options';
import { Problem } from './problem';

describe('the address that the product listens on', () => {
  it.each([undefined, '127.0.0.1', '::', '0.0.0.0'])('is one that localhost leads to: %s', (HOST) => {
    expect(() => requireLocalHost({ HOST })).not.toThrow();
  });

  it('is refused where commands would not find the product', () => {
    expect(() => requireLocalHost({ HOST: '192.168.1.10' })).toThrow(
      'HOST is "192.168.1.10". Give an address that localhost leads to, such as 127.0.0.1 or 0.0.0.0.',
    );
  });
});

describe('a setting of the product', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty". Give a whole number from 1 to 65535.'],
    [{ DATABASE_URL: 'mysql://a:hidden@b' }, 'DATABASE_URL can’t be used. Give an address that starts with postgres:'],
    [{ SAMPLE_CONTENT: 'maybe' }, 'SAMPLE_CONTENT is "maybe". Give true or false.'],
  ])('is named where it is wrong: %o', (environment, sentence) => {
    const read = () => readOptions(environment);
    expect(read).toThrow(Problem);
    expect(read).toThrow(sentence);
  });
});
