import type { ApiConfig } from '../../config/api-config';
import { InvalidInputError } from '../../errors/errors';

/** Words that others guess first about any company's accounts, beside its name. Listed in docs/security.md. */
const knownWords = ['admin', 'administrator', 'console', 'marketing', 'website', 'editor', 'password'];

const shortestWord = 3;

/** How people write what their keyboard lacks. */
const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', æ: 'ae', ø: 'oe' };

/** What has no mark to leave off. */
const unmarked: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

type PasswordRules = Pick<ApiConfig, 'passwordMinimum' | 'siteConfig'>;

/**
 * Refuses a new password that is too short for this deployment, or among the first that an attacker would try. `about`:
 * the account's names and addresses.
 */
export async function requireGoodPassword(
  password: string,
  { passwordMinimum: minimum, siteConfig: company }: PasswordRules,
  about: string[],
): Promise<void> {
  if ([...password].length < minimum) throw refusal(`Password must be at least ${minimum} characters`);
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw refusal('This password is one of the most common ones. Please choose another.');
  if (isMadeOf(password, [...knownWords, ...[company.name, ...about].flatMap(wordsOf)])) {
    throw refusal('This password is made of names that others can guess. Please choose another.');
  }
}

let common: Promise<Set<string>> | undefined;

/** Some 49,000, the most frequent in leaked lists. Loaded when the first password is set. */
const commonPasswords = (): Promise<Set<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

/** Nothing but known words, digits and punctuation. */
function isMadeOf(password: string, words: string[]): boolean {
  const text = password.normalize().toLowerCase();
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && !/\p{L}/u.test(rest);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize()
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestWord)
    .flatMap(spellingsOf);

const spellingsOf = (word: string): string[] => [
  word,
  word.replace(/[^a-z]/g, (letter) => writtenOut[letter] ?? letter),
  ...[withoutMarks(word), withoutMarks(word).replace(/[ßæøł]/g, (letter) => unmarked[letter] ?? letter)],
];

const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

const refusal = (message: string) => new InvalidInputError(message, { password: message });
