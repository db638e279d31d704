import { type OpenApi, resolveSchema, type Schema } from '@site/releases';
import { isVolatile, type Moments } from './volatile';

/**
 * What differs between two values, in words; of a list's entries the first that does. Only fields of the schema count:
 * nobody reads the others.
 */
export function compareValues(
  document: OpenApi,
  schema: Schema | undefined,
  { was, is, where = '' }: { was: unknown; is: unknown; where?: string },
  moments: Moments,
): string[] {
  const { properties, items, oneOf, anyOf } = schema ? resolveSchema(document, schema) : ({} as Schema);
  if (Array.isArray(was) && Array.isArray(is)) {
    if (was.length !== is.length) return [`${named(where)} has ${is.length} entries, and had ${was.length}`];
    for (const [index, entry] of was.entries()) {
      const at = { was: entry, is: is[index], where: `${where}[${index}]` };
      const found = compareValues(document, items, at, moments);
      if (found.length > 0) return found;
    }
    return [];
  }
  if (isRecord(was) && isRecord(is)) {
    const isRead = (field: string) => !properties || oneOf || anyOf || field in properties;
    return Object.keys(was)
      .filter(isRead)
      .flatMap((field) => {
        const at = { was: was[field], is: is[field], where: where ? `${where}.${field}` : field };
        return compareValues(document, properties?.[field], at, moments);
      });
  }
  const isSame = was === is || isVolatile(was, is, moments);
  return isSame ? [] : [`${named(where)} is ${shown(is)}, and was ${shown(was)}`];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const named = (where: string): string => (where ? `"${where}"` : 'the answer');

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
