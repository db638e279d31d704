import type { Comparison } from './comparison';
import { compareSchemas } from './compare-schemas';
import type { OpenApiResponse, Operation } from './openapi';

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/** The front end must know everything that the API may answer. */
export function compareResponses(comparison: Comparison, used: Operation, offered: Operation): string[] {
  const { who } = comparison;
  const problems = Object.keys(offered.responses)
    .filter((status) => isSuccess(status) && !used.responses[status])
    .map((status) => `it can answer ${status}, which ${who} does not know.`);
  for (const [status, response] of Object.entries(used.responses)) {
    const counterpart = offered.responses[status] ?? (isSuccess(status) ? undefined : offered.responses.default);
    if (counterpart) problems.push(...compareResponse(comparison, response, counterpart, placeOf(status)));
    else if (isSuccess(status)) problems.push(`it does not answer ${status}, which ${who} expects.`);
    else if (response.content) problems.push(`it does not describe ${placeOf(status)}, which ${who} reads.`);
  }
  return problems;
}

function compareResponse(
  comparison: Comparison,
  used: OpenApiResponse,
  offered: OpenApiResponse,
  place: string,
): string[] {
  const { who } = comparison;
  const problems = Object.keys(used.headers ?? {})
    .filter((name) => !offered.headers?.[name])
    .map((name) => `${place} has no header ${name}, which ${who} reads.`);
  for (const [type, { schema = {} }] of Object.entries(used.content ?? {})) {
    const counterpart = offered.content?.[type];
    if (!counterpart) problems.push(`${place} is not ${type}, which ${who} reads.`);
    else {
      const pair = { used: schema, offered: counterpart.schema ?? {}, place };
      problems.push(...compareSchemas({ ...comparison, way: 'out' }, pair));
    }
  }
  return problems;
}

const placeOf = (status: string): string =>
  isSuccess(status) ? 'the answer' : status === 'default' ? 'an error' : `the answer ${status}`;
