import { type ExactValidator, makeExactValidator } from 'envalid';

/** `parse` returns undefined for what it refuses. `refusal`: said of a secret, whose value must not be in the error. */
export function validator<Value>(
  what: string,
  parse: (text: string) => Value | undefined,
  { refusal }: { refusal?: string } = {},
): ExactValidator<Value> {
  const validate = makeExactValidator<Value>((text) => {
    const value = parse(text);
    if (value !== undefined) return value;
    throw new Error(`${refusal ?? `is "${text}"`}. Give ${what}.`);
  });
  // The description is shown where the variable is missing.
  return ((spec?: object) => validate({ desc: what, ...spec } as never)) as ExactValidator<Value>;
}

export const text = validator('at least one character', (value) => value.trim());

export const textLike = (pattern: RegExp, what: string) =>
  validator(what, (value) => (pattern.test(value) ? value : undefined));

export const secret = (minLength: number) =>
  validator(`at least ${minLength} characters`, (value) => (value.length >= minLength ? value : undefined), {
    refusal: 'is too short',
  });

export const wholeNumber = (min: number, max: number) =>
  validator(`a whole number from ${min} to ${max}`, (value) =>
    /^\s*\d+\s*$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined,
  );

/** From 0 to 1. */
export const share = validator('a number from 0 to 1', (value) =>
  Number(value) >= 0 && Number(value) <= 1 ? Number(value) : undefined,
);

export const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  validator(`one of: ${choices.join(', ')}`, (value) => choices.find((choice) => choice === value.trim()));

export const trueOrFalse = validator('true or false', (value) => {
  const choice = value.trim();
  return choice === 'true' || choice === 'false' ? choice === 'true' : undefined;
});

export const webAddress = validator('an address that starts with http:// or https://', (value) =>
  hasScheme(value, ['http:', 'https:']) ? value.trim() : undefined,
);

/** What all addresses of a site begin with, as browsers write it. */
export const webOrigin = validator('scheme and host alone, such as https://www.example.com', (value) => {
  if (!hasScheme(value, ['http:', 'https:'])) return undefined;
  const { href, origin } = new URL(value);
  return href === `${origin}/` ? origin : undefined;
});

/** An address that may hold a password. */
export const secretAddress = (...schemes: string[]) =>
  validator(
    `an address that starts with ${schemes[0]}//`,
    (value) => (hasScheme(value, schemes) ? value.trim() : undefined),
    { refusal: 'can’t be used' },
  );

const hasScheme = (value: string, schemes: string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);
