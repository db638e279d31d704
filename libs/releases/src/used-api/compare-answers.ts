import type { Comparison } from './comparison';
import { compareSchemas } from './compare-schemas';
import type { Answer, Operation } from './openapi';

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/** The front end must know everything that the API may answer. */
export function compareAnswers(comparison: Comparison, used: Operation, offered: Operation): string[] {
  const { who } = comparison;
  const complaints = Object.keys(offered.responses)
    .filter((status) => isSuccess(status) && !used.responses[status])
    .map((status) => `it can answer ${status}, which ${who} does not know.`);
  for (const [status, answer] of Object.entries(used.responses)) {
    const counterpart = offered.responses[status] ?? (isSuccess(status) ? undefined : offered.responses.default);
    if (counterpart) complaints.push(...compareAnswer(comparison, answer, counterpart, placeOf(status)));
    else if (isSuccess(status)) complaints.push(`it does not answer ${status}, which ${who} expects.`);
    else if (answer.content) complaints.push(`it does not describe ${placeOf(status)}, which ${who} reads.`);
  }
  return complaints;
}

function compareAnswer(comparison: Comparison, used: Answer, offered: Answer, place: string): string[] {
  const { who } = comparison;
  const complaints = Object.keys(used.headers ?? {})
    .filter((name) => !offered.headers?.[name])
    .map((name) => `${place} has no header ${name}, which ${who} reads.`);
  for (const [type, { schema = {} }] of Object.entries(used.content ?? {})) {
    const counterpart = offered.content?.[type];
    if (!counterpart) complaints.push(`${place} is not ${type}, which ${who} reads.`);
    else {
      const pair = { used: schema, offered: counterpart.schema ?? {}, place };
      complaints.push(...compareSchemas({ ...comparison, way: 'out' }, pair));
    }
  }
  return complaints;
}

const placeOf = (status: string): string =>
  isSuccess(status) ? 'the answer' : status === 'default' ? 'an error' : `the answer ${status}`;
