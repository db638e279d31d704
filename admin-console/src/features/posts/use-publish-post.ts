import { usePublishPostMutation } from '@site/api-client/admin';
import { useToast } from '@site/ui';
import { sessionTexts } from '../session/session-texts';
import { useFailure } from '../session/use-failure';

/** Publishes a draft of a list, and says how it went. */
export function usePublishPost() {
  const [send, { isLoading }] = usePublishPostMutation();
  const showFailure = useFailure(sessionTexts.expired);
  const { toast } = useToast();

  const publish = async (id: number) => {
    try {
      await send({ id }).unwrap();
      toast({ title: 'Success', description: 'Post published successfully', variant: 'success' });
    } catch (error) {
      showFailure(error, 'Failed to publish post');
    }
  };
  return { publish, publishing: isLoading };
}
