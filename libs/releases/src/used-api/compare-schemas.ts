import type { Comparison } from './comparison';
import { lowerLimits, resolveSchema, upperLimits, type Schema } from './openapi';

/**
 * `in`: the front end sends it, and the API must accept it. `out`: the front end reads it, and must know every value.
 */
export interface SchemaComparison extends Comparison {
  way: 'in' | 'out';
}

export interface SchemaPair {
  used: Schema;
  offered: Schema;
  /** Its name in messages. */
  place: string;
}

type Rule = (comparison: SchemaComparison, pair: SchemaPair) => string[];

/** How an offered schema breaks the one that was built against. */
export function compareSchemas(comparison: SchemaComparison, pair: SchemaPair, above: string[] = []): string[] {
  const key = `${pair.used.$ref} ${pair.offered.$ref}`;
  if (pair.used.$ref && above.includes(key)) return [];
  const way = [...above, key];
  const resolved = {
    used: resolveSchema(comparison.used, pair.used),
    offered: resolveSchema(comparison.offered, pair.offered),
    place: pair.place,
  };
  const retyped = compareTypes(comparison, resolved);
  if (retyped.length > 0) return retyped;
  return [
    ...[compareNull, compareEnums, compareLimits].flatMap((rule) => rule(comparison, resolved)),
    ...compareFields(comparison, resolved, way),
    ...partsOf(resolved).flatMap((part) => compareSchemas(comparison, part, way)),
  ];
}

const compareTypes: Rule = ({ way, who }, { used, offered, place }) => {
  const alternatives = (schema: Schema) => JSON.stringify([schema.oneOf, schema.anyOf]);
  if (alternatives(used) !== alternatives(offered)) {
    return [`${place} has other alternatives than those that ${who} was built with.`];
  }
  const [narrow, wide] = way === 'in' ? [used, offered] : [offered, used];
  const fits = !wide.type || wide.type === narrow.type || (wide.type === 'number' && narrow.type === 'integer');
  if (fits && (!wide.format || wide.format === narrow.format)) return [];
  const [takes, sends] = [nameOfType(offered), nameOfType(used)];
  return [
    way === 'in'
      ? `${place} must be ${takes}, and ${who} sends ${sends}.`
      : `${place} is ${takes}, and ${who} expects ${sends}.`,
  ];
};

const nameOfType = ({ type = 'anything', format }: Schema): string => (format ? `${type} (${format})` : type);

const compareNull: Rule = ({ way, who }, { used, offered, place }) => {
  if (way === 'in') {
    return used.nullable && !offered.nullable ? [`${place} can’t be null, and ${who} may send that.`] : [];
  }
  return offered.nullable && !used.nullable ? [`${place} can be null, which ${who} does not expect.`] : [];
};

const compareEnums: Rule = ({ way, who }, { used, offered, place }) => {
  const [narrow, wide] = way === 'in' ? [used.enum, offered.enum] : [offered.enum, used.enum];
  if (!wide) return [];
  const extra = narrow?.filter((value) => !wide.includes(value)).map((value) => `"${value}"`) ?? ['anything'];
  if (extra.length === 0) return [];
  return [
    way === 'in'
      ? `${place} can’t be ${extra.join(' or ')}, which ${who} may send.`
      : `${place} can be ${extra.join(' or ')}, which ${who} does not know.`,
  ];
};

/** No reader depends on the limits of a response. */
const compareLimits: Rule = ({ way, who }, { used, offered, place }) => {
  if (way === 'out') return [];
  const tightened = [
    ...upperLimits.filter((limit) => (offered[limit] ?? Infinity) < (used[limit] ?? Infinity)),
    ...lowerLimits.filter(
      (limit) => (offered[limit] ?? -Infinity) > (used[limit] ?? (limit === 'minimum' ? -Infinity : 0)),
    ),
  ].map((limit) => `${limit} ${offered[limit]}`);
  if (offered.pattern && offered.pattern !== used.pattern) tightened.push(`the pattern ${offered.pattern}`);
  if (offered.uniqueItems && !used.uniqueItems) tightened.push('each entry once');
  return tightened.length > 0
    ? [`${place} must keep to ${tightened.join(' and ')}, tighter than what ${who} was built with.`]
    : [];
};

function compareFields(comparison: SchemaComparison, pair: SchemaPair, above: string[]): string[] {
  const { way, who } = comparison;
  const { used, offered, place } = pair;
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(used.properties ?? {})) {
    const counterpart = offered.properties?.[name];
    if (counterpart) {
      const named = `"${name}" of ${place}`;
      problems.push(...compareSchemas(comparison, { used: schema, offered: counterpart, place: named }, above));
      if (way === 'out' && used.required?.includes(name) && !offered.required?.includes(name)) {
        problems.push(`${named} may be absent, and ${who} relies on it.`);
      }
    } else {
      problems.push(
        way === 'in'
          ? `${place} must not have "${name}", which ${who} sends.`
          : `${place} has no "${name}", which ${who} reads.`,
      );
    }
  }
  if (way === 'out') return problems;
  const needed = (offered.required ?? []).filter((name) => !used.required?.includes(name));
  return [...problems, ...needed.map((name) => `${place} needs "${name}", which ${who} may leave out.`)];
}

/** Entries of a list, values of a map. */
function partsOf({ used, offered, place }: SchemaPair): SchemaPair[] {
  const pairs: SchemaPair[] = [];
  if (used.items && offered.items) {
    pairs.push({ used: used.items, offered: offered.items, place: `an entry of ${place}` });
  }
  const [usedValues, offeredValues] = [used.additionalProperties, offered.additionalProperties];
  if (typeof usedValues === 'object' && typeof offeredValues === 'object') {
    pairs.push({ used: usedValues, offered: offeredValues, place: `a value of ${place}` });
  }
  return pairs;
}
