import { usePublishPostMutation } from '@site/api-client/admin';
import { useFailure } from '../session/use-failure';
import { failureOf } from './failure-of';
import { useSavedToast } from './use-saved-toast';

/** Publishes a draft of a list, and says how it went. */
export function usePublishPost() {
  const [send, { isLoading }] = usePublishPostMutation();
  const showFailure = useFailure();
  const showSaved = useSavedToast();

  const publish = async (id: number) => {
    try {
      showSaved('Post published successfully', await send({ id }).unwrap());
    } catch (error) {
      showFailure(error, failureOf(error, 'Failed to publish post', 'the post may have been published'));
    }
  };
  return { publish, publishing: isLoading };
}
