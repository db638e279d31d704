import type { OpenAPIObject } from '@nestjs/swagger';
import { whole } from './add-limits';

interface Call {
  parameters?: { in: string; schema?: { type?: string } }[];
}

/** Fields that an address or a later call takes again. */
const ids = ['id', 'number', 'restoredFrom', 'revision', 'version'];

/** Says of numeric ids and versions that they are whole, which their TypeScript type doesn't. */
export function addWholeIds(document: OpenAPIObject): OpenAPIObject {
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, Call>));
  const inPaths = calls.flatMap(({ parameters = [] }) => parameters).filter((parameter) => parameter.in === 'path');
  for (const { schema } of inPaths) makeWhole(schema);
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    if ('$ref' in schema) continue;
    for (const id of ids) makeWhole(schema.properties?.[id]);
  }
  return document;
}

function makeWhole(schema: object | undefined): void {
  if (schema && 'type' in schema && schema.type === 'number') Object.assign(schema, whole);
}
