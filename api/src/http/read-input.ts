import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, getMetadataStorage, validateSync } from 'class-validator';
import { InvalidInputError } from '../errors/errors';

type Problem = readonly [field: string, message: string];

/** So many fields are named in a refusal. With names cut short, it stays below 4 kB. */
const mostNamed = 20;
/** Bytes of a name. */
const longestName = 60;

/** Turns what was sent into an instance of its class. Throws InvalidInputError when it breaks a rule. */
export function readInput<T extends object>(type: Type<T>, sent: unknown): T {
  const plain = sent === undefined ? {} : sent;
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw new InvalidInputError('The request must be a JSON object.');
  }
  const known = fieldsOf(type);
  const given = Object.entries(plain);
  const unstorable = given.filter(([name, value]) => known.has(name) && holdsNul(value));
  if (unstorable.length > 0) throw invalidInput(unstorable.map(([name]) => [name, nulRule(name)]));
  const input = plainToInstance(type, Object.fromEntries(given.filter(([name]) => known.has(name))));
  cutLongTexts(input, known);
  const broken = validateSync(input, { stopAtFirstError: true }).map(readError);
  const unknown = given.filter(([name]) => !known.has(name)).map(([name]) => unknownField(name));
  if (broken.length + unknown.length > 0) throw invalidInput([...broken, ...unknown]);
  return input;
}

/** Where no field is known. */
export function refuseFields(names: string[]): void {
  if (names.length > 0) throw invalidInput(names.map(unknownField));
}

/** Postgres can't store the character NUL in a text. */
export function refuseNul<T>(value: T): T {
  if (holdsNul(value)) throw new InvalidInputError(nulRule('Text'));
  return value;
}

export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
}

/**
 * The fields of a class, with the most letters that each may have where it has a limit. The library's own check for
 * unknown fields goes through all of them for each, and passes over names of Object's own.
 */
function fieldsOf(type: Type<object>): Map<string, number | undefined> {
  const fields = new Map<string, number | undefined>();
  for (const { propertyName, name, constraints } of getMetadataStorage().getTargetValidationMetadatas(
    type,
    '',
    false,
    false,
  )) {
    const limit = name === 'maxLength' ? Number(constraints[0]) : undefined;
    fields.set(propertyName, limit ?? fields.get(propertyName));
  }
  return fields;
}

/** Of a text that is too long only as much is checked as shows that: a character may take two units of UTF-16. */
function cutLongTexts(input: object, limits: Map<string, number | undefined>): void {
  for (const [name, value] of Object.entries(input)) {
    const limit = limits.get(name);
    if (limit !== undefined && typeof value === 'string')
      Object.assign(input, { [name]: value.slice(0, 2 * limit + 1) });
  }
}

const nulRule = (name: string): string => `${name} must not contain the character NUL`;

function unknownField(name: string): Problem {
  const shown = shortName(name);
  return [shown, `${shown} is not a known field`];
}

const readError = ({ property, constraints = {} }: ValidationError): Problem => [
  property,
  Object.values(constraints)[0] ?? `${property} is not valid`,
];

function invalidInput(problems: Problem[]): InvalidInputError {
  const fields = Object.fromEntries(problems.slice(0, mostNamed));
  const [[, first] = ['', '']] = problems;
  const others = problems.length - 1;
  if (others === 0) return new InvalidInputError(first, fields);
  const more = others === 1 ? 'another field needs' : `${others} other fields need`;
  return new InvalidInputError(`${first.replace(/\.$/, '')}, and ${more} correction`, fields);
}

/** The name of a field as a refusal shows it: at most 60 bytes of JSON, cut between characters. */
function shortName(name: string): string {
  let shown = '';
  let bytes = 0;
  for (const character of name.slice(0, longestName)) {
    bytes += Buffer.byteLength(JSON.stringify(character)) - 2;
    if (bytes > longestName) return `${shown}…`;
    shown += character;
  }
  return name.length > longestName ? `${shown}…` : shown;
}
