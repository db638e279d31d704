import { readFileSync } from 'node:fs';

/** As much of OpenAPI's schemas as openapi.json uses. */
export interface Schema {
  $ref?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** One call that the API describes. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: { contentType: string; schema: Schema } | null;
}

interface Description {
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: Record<string, Schema> };
}
interface DescribedCall {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const { paths, components }: Description = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
);

/** Every call of openapi.json: a new one is among them without being named anywhere else. */
export const operations: Operation[] = Object.entries(paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    parameters,
    body: bodyOf(requestBody),
  })),
);

function bodyOf(requestBody: DescribedCall['requestBody']): Operation['body'] {
  const [content] = Object.entries(requestBody?.content ?? {});
  return content ? { contentType: content[0], schema: resolve(content[1].schema) } : null;
}

/** Follows a reference into the components. */
export function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (components.schemas[name] ?? {}) : schema;
}
