import { oneOf, readSettings, secret, secretAddress, share, text, trueOrFalse, wholeNumber } from '.';

class Refused extends Error {}

const read = (environment: NodeJS.ProcessEnv) =>
  readSettings(
    environment,
    {
      NAME: text({ desc: 'a name' }),
      COUNT: wholeNumber(1, 9)({ default: 5 }),
      SHARE: share({ default: 1 }),
      KIND: oneOf('small', 'large')({ default: undefined }),
      OPEN: trueOrFalse({ default: false }),
      TOKEN: secret(8)({ default: undefined }),
      DATABASE: secretAddress('postgres:')({ default: undefined }),
    },
    Refused,
  );

it('reads what is set, an empty variable as an absent one', () => {
  const given = {
    NAME: ' site ',
    COUNT: '',
    SHARE: '0.5',
    KIND: 'large',
    OPEN: 'true',
    DATABASE: 'postgres://a:b@c/d',
  };
  expect({ ...read(given) }).toEqual({
    ...{ NAME: 'site', COUNT: 5, SHARE: 0.5, KIND: 'large', OPEN: true },
    ...{ TOKEN: undefined, DATABASE: 'postgres://a:b@c/d' },
  });
});

it('names every variable that can’t be used, and no secret', () => {
  const given = {
    COUNT: '10',
    SHARE: '-1',
    KIND: 'huge',
    OPEN: 'yes',
    TOKEN: 'hidden',
    DATABASE: 'mysql://a:hidden@b',
  };
  expect(() => read(given)).toThrow(
    new Refused(
      [
        'NAME is not set. Give a name.',
        'COUNT is "10". Give a whole number from 1 to 9.',
        'SHARE is "-1". Give a number from 0 to 1.',
        'KIND is "huge". Give one of: small, large.',
        'OPEN is "yes". Give true or false.',
        'TOKEN is too short. Give at least 8 characters.',
        'DATABASE can’t be used. Give an address that starts with postgres://.',
      ].join('\n'),
    ),
  );
});
