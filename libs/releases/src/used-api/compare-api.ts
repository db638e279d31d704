import { groupProblems } from './group-problems';
import { compareResponses } from './compare-responses';
import { compareInputs } from './compare-inputs';
import type { Comparison } from './comparison';
import { operationsOf, type Operation } from './openapi';

/** Everything that a front end depends on and the offered API lacks, as sentences; none when they fit. */
export function compareApi(comparison: Comparison): string[] {
  const offered = operationsOf(comparison.offered);
  const problems = [...operationsOf(comparison.used)].flatMap(([key, { name, path, operation }]) => {
    const counterpart = offered.get(key);
    const found = counterpart
      ? compareOperation(comparison, { path, operation }, counterpart)
      : [`the API has no such call, and ${comparison.who} makes it.`];
    return found.map((problem): [string, string] => [name, problem]);
  });
  return groupProblems(problems);
}

interface Side {
  path: string;
  operation: Operation;
}

function compareOperation(comparison: Comparison, used: Side, offered: Side): string[] {
  const signedIn = (operation: Operation) => (operation.security ?? []).length > 0;
  return [
    ...(signedIn(offered.operation) && !signedIn(used.operation)
      ? [`it asks for a session now, and ${comparison.who} calls it without one.`]
      : []),
    ...compareInputs(comparison, used, offered),
    ...compareResponses(comparison, used.operation, offered.operation),
  ];
}
