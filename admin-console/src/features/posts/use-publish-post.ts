import { usePublishPostMutation } from '@site/api-client/admin';
import { sessionTexts } from '../session/session-texts';
import { useFailure } from '../session/use-failure';
import { useSavedToast } from './use-saved-toast';

/** Publishes a draft of a list, and says how it went. */
export function usePublishPost() {
  const [send, { isLoading }] = usePublishPostMutation();
  const showFailure = useFailure(sessionTexts.expired);
  const showSaved = useSavedToast();

  const publish = async (id: number) => {
    try {
      showSaved('Post published successfully', await send({ id }).unwrap());
    } catch (error) {
      showFailure(error, 'Failed to publish post');
    }
  };
  return { publish, publishing: isLoading };
}
