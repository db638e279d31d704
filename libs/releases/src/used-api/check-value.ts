import { type OpenApi, resolveSchema, type Schema } from './openapi';

interface Reader {
  /** What a front end was built against. */
  document: OpenApi;
  /** Such as `public-site@20261120-153000-1a2b3c4`. */
  who: string;
}

interface Answered {
  schema: Schema;
  value: unknown;
  /** Its name in messages. */
  place: string;
}

/** How a value that the API has answered is not what a front end reads, in sentences. No reader depends on limits. */
export function checkValue(reader: Reader, { schema: described, value, place }: Answered): string[] {
  const { document, who } = reader;
  const schema = resolveSchema(document, described);
  if (value === null) return isNullable(schema) ? [] : [`${place} is null, which ${who} does not expect.`];
  if (!hasType(schema, value)) return [`${place} is ${shown(value)}, and ${who} expects ${nameOfType(schema)}.`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place} is ${shown(value)}, which ${who} does not know.`];
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((entry) => checkValue(reader, { schema: items, value: entry, place: `an entry of ${place}` }));
  }
  return isRecord(value) ? checkFields(reader, { schema, value, place }) : [];
}

function checkFields(
  reader: Reader,
  { schema, value, place }: Answered & { value: Record<string, unknown> },
): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const absent = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${place} has no "${name}", and ${reader.who} relies on it.`);
  const present = Object.entries(value).flatMap(([name, field]) => {
    if (Object.hasOwn(properties, name)) {
      return checkValue(reader, { schema: properties[name] ?? {}, value: field, place: `"${name}" of ${place}` });
    }
    if (typeof additionalProperties !== 'object') return [];
    return checkValue(reader, { schema: additionalProperties, value: field, place: `a value of ${place}` });
  });
  return [...absent, ...present];
}

const isNullable = ({ type, nullable }: Schema): boolean => nullable === true || type === undefined;

function hasType({ type, format }: Schema, value: unknown): boolean {
  if (format === 'date-time' && (typeof value !== 'string' || Number.isNaN(Date.parse(value)))) return false;
  switch (type) {
    case undefined:
      return true;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value) && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const nameOfType = ({ type, format }: Schema): string => (format ? `${type} (${format})` : `${type}`);

function shown(value: unknown): string {
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

const longest = 80;
