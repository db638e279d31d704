import { InvalidInputError } from '../errors/errors';

/** What others know, or guess first, of this product's accounts. Listed in docs/security.md. */
const knownWords = ['keystride', 'admin', 'administrator', 'console', 'marketing', 'website', 'editor', 'password'];

const shortestWord = 3;

interface PasswordRules {
  /** In characters; what a form asks of every password is checked before. */
  minimum: number;
  /** Names and addresses of whoever it is for. */
  about: string[];
}

/** Refuses a new password that is too short for this deployment, or among the first that anybody would try. */
export async function requireGoodPassword(password: string, { minimum, about }: PasswordRules): Promise<void> {
  if ([...password].length < minimum) throw refusal(`Password must be at least ${minimum} characters`);
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw refusal('This password is one of the most common ones. Please choose another.');
  if (isMadeOf(password, [...knownWords, ...about.flatMap(wordsOf)])) {
    throw refusal('This password is made of names that others can guess. Please choose another.');
  }
}

let common: Promise<Set<string>> | undefined;

/** Some 50,000, found most often where passwords were stolen. Read with the first password that is set. */
const commonPasswords = (): Promise<Set<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

/** Known words and nothing else but digits and signs. */
function isMadeOf(password: string, words: string[]): boolean {
  const text = password.toLowerCase();
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && !/\p{L}/u.test(rest);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestWord);

const refusal = (message: string) => new InvalidInputError(message, { password: message });
