import {
  isUnreachable,
  useDeleteContactMessageMutation,
  useMarkContactMessageReadMutation,
  useMarkContactMessageUnreadMutation,
  useRestoreContactMessageMutation,
} from '@site/api-client/admin';
import { useToast } from '@site/ui';
import { useFailure } from '../../session/use-failure';
import { useRequest } from '../../session/use-request';

const undoMs = 8000;

/** What can be done to a message. Each says so when it fails, and none throws. */
export function useMessageActions() {
  const [sendRead] = useMarkContactMessageReadMutation();
  const [sendUnread] = useMarkContactMessageUnreadMutation();
  const [sendDelete] = useDeleteContactMessageMutation();
  const [sendRestore] = useRestoreContactMessageMutation();
  const showFailure = useFailure();
  const request = useRequest(showFailure);
  const { toast } = useToast();

  const mark = async (id: number, isRead: boolean) => {
    try {
      await (isRead ? sendRead(id) : sendUnread(id)).unwrap();
    } catch (error) {
      showFailure(error, `Failed to mark the message as ${isRead ? 'read' : 'unread'}`);
    }
  };

  const restore = (id: number) =>
    request(sendRestore(id).unwrap(), 'Message restored', 'Failed to restore the message');

  const remove = async (id: number) => {
    const deletion = sendDelete(id).unwrap();
    // Where no answer came it may be deleted all the same, and to restore what is there changes nothing.
    const undo = () => deletion.catch(() => undefined).then(() => restore(id));
    toast({
      title: 'Message deleted',
      description: 'It stays under Deleted for 30 days.',
      displayMs: undoMs,
      action: { label: 'Undo', otherWay: 'Open the message under Deleted and restore it', onAct: () => void undo() },
    });
    try {
      await deletion;
    } catch (error) {
      const text = 'No answer came: the message may have been deleted.';
      showFailure(error, isUnreachable(error) ? text : 'Failed to delete the message');
    }
  };

  return { mark, restore, remove };
}
