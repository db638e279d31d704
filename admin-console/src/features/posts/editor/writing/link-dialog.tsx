import { Dialog, QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
import type { LinkQuestion } from './links';

const loadForm = () => import('./link-form');

/** Asks where a link leads and what it is called. */
export function LinkDialog(question: LinkQuestion) {
  const { draft, onClose } = question;
  const part = usePart(loadForm, 'The form of a link could not be loaded');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={draft.address ? 'Change the link' : 'Add a link'}>
      <QueryState {...part}>{({ LinkForm }) => <LinkForm {...question} />}</QueryState>
    </Dialog>
  );
}
