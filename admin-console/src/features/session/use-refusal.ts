import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf } from '@site/api-client';
import { isUnreachable } from '@site/api-client/admin';
import { applyServerErrors } from '../../shared/apply-server-errors';
import { useFailure } from './use-failure';

export type ShowRefusal = (error: unknown, failed: string, mayBe?: string) => void;

/**
 * Says what the API says of a failed call, in the form's fields too, or that it `failed` where the API says nothing.
 * `mayBe`: the call may have been carried out, which nobody knows where no answer came.
 */
export function useRefusal<Values extends FieldValues>(
  form?: UseFormReturn<Values>,
  sessionText?: string,
): ShowRefusal {
  const showFailure = useFailure(sessionText);
  return (error, failed, mayBe) => {
    if (form) applyServerErrors(form, error);
    const isUnknown = mayBe !== undefined && isUnreachable(error);
    showFailure(error, isUnknown ? `No answer came. ${mayBe}` : (problemOf(error)?.message ?? failed));
  };
}
