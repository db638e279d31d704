import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import * as contracts from './index';

/** Rules that leave a text no length of its own. */
const closed = ['isIn', 'isInt', 'isBoolean'];
/** Of a pattern that fits texts of any length. */
const endless = /[*+]|,\}/;
const numbersOf = (value: unknown): number[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [Number(value)];
const known = new Set([contracts.limits, contracts.pictureLimits, contracts.releaseLimits].flatMap(numbersOf));

interface Field {
  type: new () => object;
  name: string;
  rules: { name?: string; each: boolean; constraints: unknown[] }[];
}

const fields = Object.values(contracts).flatMap((exported): Field[] => {
  if (typeof exported !== 'function') return [];
  const type = exported as new () => object;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))].map((name) => ({
    ...{ type, name, rules: rules.filter(({ propertyName }) => propertyName === name) },
  }));
});
const cases = fields.map((field) => [`${field.type.name}.${field.name}`, field] as const);
const maxOf = ({ rules }: Field, rule: string) => rules.find(({ name }) => name === rule)?.constraints[0];
const texts = cases.filter(([, { rules }]) => rules.some(({ name }) => name === 'maxLength'));
const lists = cases.filter(([, { rules }]) => rules.some(({ name }) => name === 'isArray'));

it('finds the request classes', () => {
  expect(cases.map(([name]) => name)).toEqual(expect.arrayContaining(['PostInput.summary', 'ContactInput.website']));
});

// ASVS 2.2.1
it.each(cases)('%s has a limit', (_name, { rules }) => {
  const isBounded = ({ name = '', constraints }: Field['rules'][number]) =>
    name === 'maxLength' || closed.includes(name) || (name === 'matches' && !endless.test(String(constraints[0])));
  expect(rules.filter(isBounded)).not.toEqual([]);
});

it.each(texts)('%s takes its limit from limits.ts, and refuses one character more with words', (_name, field) => {
  const most = Number(maxOf(field, 'maxLength'));
  expect(known).toContain(most);
  const isList = field.rules.some(({ name }) => name === 'isArray');
  const long = 'x'.repeat(most + 1);
  const input = plainToInstance(field.type, { [field.name]: isList ? [long] : long });
  const errors = validateSync(input, { stopAtFirstError: true }).filter(({ property }) => property === field.name);
  expect(errors.map(({ constraints = {} }) => Object.keys(constraints))).toEqual([['maxLength']]);
});

it.each(texts)('%s counts variation selectors as Postgres does, unless it drops them', (_name, field) => {
  const most = Number(maxOf(field, 'maxLength'));
  const long = 'x\uFE0F'.repeat(Math.floor(most / 2) + 1);
  const isList = field.rules.some(({ name }) => name === 'isArray');
  const input = plainToInstance(field.type, { [field.name]: isList ? [long] : long });
  const stored = [(input as Record<string, unknown>)[field.name]].flat().join('');
  const error = validateSync(input).find(({ property }) => property === field.name);
  expect(Object.keys(error?.constraints ?? {}).includes('maxLength')).toBe(Array.from(stored).length > most);
});

it.each(lists)('%s has a limit to its items', (_name, field) => {
  expect(known).toContain(maxOf(field, 'arrayMaxSize'));
});
