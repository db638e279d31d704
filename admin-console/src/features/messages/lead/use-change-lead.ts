import { problemOf } from '@site/api-client';
import { type LeadInput, useUpdateLeadMutation } from '@site/api-client/admin';
import { useFailure } from '../../session/use-failure';

/** Changes the state or the person of a message, and says so where that failed. */
export function useChangeLead(id: number) {
  const [update, { isLoading }] = useUpdateLeadMutation();
  const showFailure = useFailure();
  const change = async (leadInput: LeadInput) => {
    try {
      await update({ id, leadInput }).unwrap();
    } catch (error) {
      showFailure(error, problemOf(error)?.message ?? 'Failed to change the message');
    }
  };
  return { change, isLoading };
}
