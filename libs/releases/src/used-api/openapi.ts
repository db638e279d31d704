/** Stored in every release: the part of the API that it was built against and uses. */
export const usedApiFile = 'api.json';

/** The part of OpenAPI 3.0 that the API's description uses. */
export interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, OpenApiResponse>;
  security?: object[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface OpenApiResponse {
  content?: Content;
  headers?: Record<string, { schema?: Schema }>;
}

export type Content = Record<string, { schema?: Schema }>;

export interface Schema extends Partial<Record<Limit, number>> {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  pattern?: string;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
}

export const upperLimits = ['maximum', 'maxLength', 'maxItems'] as const;
export const lowerLimits = ['minimum', 'minLength', 'minItems'] as const;
export type Limit = (typeof upperLimits)[number] | (typeof lowerLimits)[number];

const refPrefix = '#/components/schemas/';

/** Name of the schema that a reference points to. */
export const nameOfRef = (ref: string): string => ref.slice(refPrefix.length);

/** By document, then by name. Each schema is resolved once, however many others refer to it. */
const named = new WeakMap<OpenApi, Map<string, Schema>>();

/** A schema with its references resolved and its parts (`allOf`) merged. One that is a part of itself adds nothing to it. */
export function resolveSchema(document: OpenApi, schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [
    ...($ref ? [resolveNamed(document, nameOfRef($ref))] : []),
    ...allOf.map((part) => resolveSchema(document, part)),
    own,
  ];
  const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  return {
    ...Object.fromEntries(parts.flatMap((part) => Object.entries(part))),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.size > 0 && { required: [...required] }),
  };
}

function resolveNamed(document: OpenApi, name: string): Schema {
  const known = named.get(document) ?? new Map<string, Schema>();
  named.set(document, known);
  const found = known.get(name);
  if (found) return found;
  known.set(name, {});
  const resolved = resolveSchema(document, document.components?.schemas?.[name] ?? {});
  known.set(name, resolved);
  return resolved;
}

export interface FoundOperation {
  /** Such as `GET /api/posts/{slug}`. */
  name: string;
  path: string;
  operation: Operation;
}

/** All calls by method and path. The names of path parameters do not matter to callers. */
export function operationsOf({ paths }: OpenApi): Map<string, FoundOperation> {
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
  return new Map(found.map((operation) => [operation.name.replaceAll(/\{[^}]+\}/g, '{}'), operation]));
}
