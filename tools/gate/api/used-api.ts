import {
  nameOfRef,
  operationsOf,
  type OpenApiResponse,
  type Content,
  type FoundOperation,
  type OpenApi,
  type Operation,
  type Schema,
} from '@site/releases';

/**
 * The part of the API's description that a program depends on: the calls it makes, and the fields of their responses
 * and inputs that it names anywhere. Code can't read a field whose name occurs nowhere in it.
 */
export function usedApi(document: OpenApi, program: string): OpenApi {
  const words = new Set(program.match(/[A-Za-z_$][\w$]*/g));
  const isNamed = (field: string) => (/^[A-Za-z_$][\w$]*$/.test(field) ? words.has(field) : program.includes(field));
  const lowerCased = program.toLowerCase();
  const paths: OpenApi['paths'] = {};
  for (const { path, name, operation } of usedOperations(document, program)) {
    const method = name.split(' ')[0]?.toLowerCase() ?? '';
    (paths[path] ??= {})[method] = reduceOperation(operation, isNamed, lowerCased);
  }
  const schemas: Record<string, Schema> = {};
  const queue = [...refsIn(paths)];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const schema = document.components?.schemas?.[name];
    if (!schema || schemas[name]) continue;
    schemas[name] = prune(schema, isNamed);
    queue.push(...refsIn(schemas[name]));
  }
  return { openapi: document.openapi, paths, components: { schemas } };
}

/** Calls of the generated client are found by their endpoint's name, hand-written ones by their path. */
function usedOperations(document: OpenApi, program: string): FoundOperation[] {
  const all = [...operationsOf(document).values()];
  // One search for all: a program has megabytes, and the API more than a hundred calls.
  const found = program.matchAll(/(?<![\w$])([\w$]+):\s*[\w$]+\.(?:query|mutation)\(/g);
  const endpoints = new Set([...found].map(([, name]) => name));
  const generated = all.filter(({ operation: { operationId } }) => endpoints.has(operationId));
  const known = new Set(generated.map(({ path }) => path));
  const byHand = all.filter(({ path }) => !known.has(path) && pathPattern(path).test(program));
  return [...generated, ...byHand];
}

function pathPattern(path: string): RegExp {
  const literal = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '\\$\\{[^}]*\\}');
  return new RegExp(`["'\`]${literal}["'\`?$]`);
}

type IsNamed = (field: string) => boolean;

function prune(schema: Schema, isNamed: IsNamed): Schema {
  const { properties, items, allOf, additionalProperties, ...rest } = schema;
  const named = Object.entries(properties ?? {}).filter(([field]) => isNamed(field));
  return {
    ...rest,
    // The list of required fields stays complete: what was required before is not newly required.
    ...(properties && {
      properties: Object.fromEntries(named.map(([field, value]) => [field, prune(value, isNamed)])),
    }),
    ...(items && { items: prune(items, isNamed) }),
    ...(allOf && { allOf: allOf.map((part) => prune(part, isNamed)) }),
    ...(additionalProperties !== undefined && { additionalProperties }),
  };
}

function reduceOperation(operation: Operation, isNamed: IsNamed, program: string): Operation {
  const { requestBody, responses, ...rest } = operation;
  const reduced = Object.entries(responses).map(([status, { content, headers }]): [string, OpenApiResponse] => {
    const named = Object.entries(headers ?? {}).filter(([header]) => program.includes(header.toLowerCase()));
    return [
      status,
      { ...(content && { content: reduceContent(content, isNamed) }), headers: Object.fromEntries(named) },
    ];
  });
  return {
    ...rest,
    ...(requestBody && { requestBody: { ...requestBody, content: reduceContent(requestBody.content, isNamed) } }),
    responses: Object.fromEntries(reduced),
  };
}

const reduceContent = (content: Content, isNamed: IsNamed): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, { schema = {} }]) => [type, { schema: prune(schema, isNamed) }]),
  );

function refsIn(value: unknown): string[] {
  const refs = JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g);
  return [...refs].map(([, ref = '']) => nameOfRef(ref));
}
