import { ListExport } from '../../exports/list-export';
import { addressOf, changed } from '../../../shared/list-address';
import { selectionOf } from '../message-address';
import { useMessageView } from './use-message-view';

/** Top of the messages screen: what the list below shows can be taken away. */
export function MessageExport() {
  const { view } = useMessageView();
  const selection = changed(new URLSearchParams(), selectionOf(view));
  return <ListExport title="Messages" noun="message" address={addressOf('/api/admin/contact/export.csv', selection)} />;
}
