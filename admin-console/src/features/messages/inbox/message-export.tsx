import { ListExport } from '../../exports/list-export';
import { type MessageView, selectionOf } from '../message-address';
import { useMessageView } from './use-message-view';

/** Top of the messages screen: what the list below shows can be taken away. */
export function MessageExport() {
  const { view } = useMessageView();
  return <ListExport title="Messages" noun="message" address={`/api/admin/contact/export.csv?${paramsOf(view)}`} />;
}

function paramsOf(view: MessageView): URLSearchParams {
  const selection = Object.entries(selectionOf(view)).filter(([, value]) => value !== undefined);
  return new URLSearchParams(selection.map(([name, value]) => [name, String(value)]));
}
