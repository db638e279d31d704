/** What was sent is not a valid report; the message names the field. */
export class InvalidReport extends Error {
  override name = 'InvalidReport';
}

export type Fields = Readonly<Record<string, unknown>>;

export function readFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidReport('A report is an object.');
  }
  return value as Fields;
}

/** A text, cut to its maximum length. An absent one is empty. */
export function readText(fields: Fields, name: string, longest: number): string {
  const value = fields[name] ?? '';
  if (typeof value === 'string') return value.slice(0, longest);
  throw new InvalidReport(`${name} must be text.`);
}

export function readChoice<Choice extends string>(fields: Fields, name: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === fields[name]);
  if (choice) return choice;
  throw new InvalidReport(`${name} must be one of ${choices.join(', ')}.`);
}

/** A version in the format of releases; whether that release exists is not checked here. */
export function readVersion(fields: Fields): string {
  const { version } = fields;
  if (typeof version === 'string' && /^[\w.+-]{1,80}$/.test(version)) return version;
  throw new InvalidReport('version must be the version of a release.');
}
