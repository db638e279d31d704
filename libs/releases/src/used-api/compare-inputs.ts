import type { Comparison } from './comparison';
import { compareSchemas } from './compare-schemas';
import type { Operation, Parameter } from './openapi';

interface Side {
  path: string;
  operation: Operation;
}

/** Parameters and body: everything that the front end may send must still be accepted. */
export const compareInputs = (comparison: Comparison, used: Side, offered: Side): string[] => [
  ...compareParameters(comparison, parametersOf(used), parametersOf(offered)),
  ...compareBodies(comparison, used.operation.requestBody, offered.operation.requestBody),
];

function compareParameters(
  { used: usedDocument, offered: offeredDocument, who }: Comparison,
  used: Map<string, Parameter>,
  offered: Map<string, Parameter>,
): string[] {
  const problems: string[] = [];
  for (const [key, parameter] of offered) {
    if (parameter.required && !used.get(key)?.required) problems.push(needsNow(describe(parameter), who));
  }
  for (const [key, parameter] of used) {
    const counterpart = offered.get(key);
    if (!counterpart) problems.push(`it does not take ${describe(parameter)}, which ${who} sends.`);
    else {
      problems.push(
        ...compareSchemas(
          { used: usedDocument, offered: offeredDocument, who, way: 'in' },
          { used: parameter.schema ?? {}, offered: counterpart.schema ?? {}, place: describe(parameter) },
        ),
      );
    }
  }
  return problems;
}

function compareBodies(
  comparison: Comparison,
  used: Operation['requestBody'],
  offered: Operation['requestBody'],
): string[] {
  const { who } = comparison;
  if (!used) return offered?.required ? [needsNow('a body', who)] : [];
  if (!offered) return [`it takes no body, and ${who} sends one.`];
  const problems = offered.required && !used.required ? [needsNow('a body', who)] : [];
  for (const [type, { schema = {} }] of Object.entries(used.content)) {
    const counterpart = offered.content[type];
    if (!counterpart) problems.push(`it does not take ${type}, which ${who} sends.`);
    else {
      const place = { used: schema, offered: counterpart.schema ?? {}, place: 'the input' };
      problems.push(...compareSchemas({ ...comparison, way: 'in' }, place));
    }
  }
  return problems;
}

const needsNow = (what: string, who: string): string => `it needs ${what}, which ${who} may leave out.`;

const describe = ({ name, in: place }: Parameter): string =>
  `${{ query: 'the query', header: 'the header', path: 'the address part' }[place] ?? place} "${name}"`;

/** By place and name; path parameters by their order, since their names do not matter. */
function parametersOf({ path, operation }: Side): Map<string, Parameter> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  return new Map(
    (operation.parameters ?? []).map((parameter) => [
      parameter.in === 'path' ? `path ${names.indexOf(parameter.name)}` : `${parameter.in} ${parameter.name}`,
      parameter,
    ]),
  );
}
