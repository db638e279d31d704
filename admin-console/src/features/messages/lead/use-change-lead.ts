import { type LeadInput, useUpdateLeadMutation } from '@site/api-client/admin';
import { useRefusal } from '../../session/use-refusal';

/** Changes the state or the person of a message, and says so where that failed. */
export function useChangeLead(id: number) {
  const [update, { isLoading }] = useUpdateLeadMutation();
  const showRefusal = useRefusal();
  const change = async (leadInput: LeadInput) => {
    try {
      await update({ id, leadInput }).unwrap();
    } catch (error) {
      showRefusal(error, 'Failed to change the message');
    }
  };
  return { change, isLoading };
}
