import { HttpException } from '@nestjs/common';
import type { ApiProblem } from '@site/contracts';
import { STATUS_CODES } from 'node:http';
import { ApiError, DiskFullError } from './errors';

/** Database errors that mean that it is unreachable, overloaded, in a deadlock or a standby, not that a query is wrong. */
const unreachableCode =
  /^(EAI_AGAIN|ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|08|25006|25P03|40P01|53300|57014|57P0)/;
/** Postgres says it of a statement, of which nothing was kept. */
const diskFullCode = '53100';
const unreachableWords = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

const sentences: Record<number, string> = {
  400: 'The request could not be understood: its address or its JSON is malformed.',
  404: 'Nothing was found at this address.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'The request’s content type is not supported.',
  417: 'The request’s Expect header is not supported.',
  431: 'The headers of the request are too large.',
  503: 'The service is not available right now. Please try again in a moment.',
};
const notUnderstood = 'The request could not be understood.';
const unexpected = 'Something went wrong on our side. Please try again.';

/** Translates any thrown error into the one error shape. An unknown one becomes a 500 that reveals nothing. */
export function toProblem(thrown: unknown): ApiProblem {
  if (thrown instanceof ApiError) {
    return { ...problem(thrown.statusCode, thrown.message, thrown.fields), ...thrown.beside };
  }
  if ((thrown as { code?: unknown }).code === diskFullCode) return toProblem(new DiskFullError());
  const statusCode = statusOf(thrown);
  return problem(statusCode, sentences[statusCode] ?? (statusCode < 500 ? notUnderstood : unexpected));
}

function problem(statusCode: number, message: string, fields?: Record<string, string>): ApiProblem {
  return { statusCode, message, error: STATUS_CODES[statusCode] ?? 'Error', ...(fields ? { fields } : {}) };
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const { status } = thrown as { status?: unknown };
  // The body parser and similar libraries set a status below 500 for the caller's mistakes.
  if (typeof status === 'number' && status >= 400 && status < 500) return status;
  return isUnreachable(thrown) ? 503 : 500;
}

function isUnreachable(thrown: unknown): boolean {
  const { code, message } = thrown as { code?: unknown; message?: unknown };
  return unreachableCode.test(String(code)) || unreachableWords.test(String(message));
}
