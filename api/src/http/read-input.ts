import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { InvalidInputError } from '../errors/errors';

/** Turns what was sent into an instance of its class. Throws InvalidInputError when it breaks a rule. */
export function readInput<T extends object>(type: Type<T>, sent: unknown): T {
  const plain = sent ?? {};
  if (typeof plain !== 'object' || Array.isArray(plain)) {
    throw new InvalidInputError('The request must be a JSON object.');
  }
  const unstorable = Object.keys(plain).filter((name) => holdsNul(plain[name as keyof typeof plain]));
  if (unstorable.length > 0) throw invalidInput(Object.fromEntries(unstorable.map((name) => [name, nulRule(name)])));
  const input = plainToInstance(type, plain);
  const errors = validateSync(input, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw invalidInput(Object.fromEntries(errors.map(readError)));
  return input;
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

const nulRule = (name: string): string => `${name} must not contain the character NUL`;

function readError({ property, constraints = {} }: ValidationError): [string, string] {
  if ('whitelistValidation' in constraints) return [property, `${property} is not a known field`];
  return [property, Object.values(constraints)[0] ?? `${property} is not valid`];
}

function invalidInput(fields: Record<string, string>): InvalidInputError {
  const [first = '', ...others] = Object.values(fields);
  if (others.length === 0) return new InvalidInputError(first, fields);
  const more = others.length === 1 ? 'another field needs' : `${others.length} other fields need`;
  return new InvalidInputError(`${first}, and ${more} correction`, fields);
}
