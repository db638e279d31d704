import { readFileSync } from 'node:fs';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  maxLength?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
}

/** A call that openapi.json describes. */
export interface Operation {
  method: string;
  /** With the names of ids in braces. */
  path: string;
  takesFile: boolean;
  /** Of the body, with what they may hold. */
  fields: Record<string, Schema>;
  /** Of the query. */
  parameters: string[];
}

interface Call {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Description {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
}

/** Every call: a new one is among them without being named anywhere else. */
export function readOperations(): Operation[] {
  const file = new URL('../../../api/openapi.json', import.meta.url);
  const { paths, components }: Description = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody }]) => {
      const [[type, { schema }] = ['', { schema: {} as Schema }]] = Object.entries(requestBody?.content ?? {});
      const name = schema.$ref?.split('/').at(-1);
      return {
        method: method.toUpperCase(),
        path,
        takesFile: type.startsWith('multipart'),
        fields: (name && components.schemas[name]?.properties) || {},
        parameters: parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
      };
    }),
  );
}
