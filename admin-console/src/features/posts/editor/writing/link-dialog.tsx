import { Dialog } from '@site/ui';
import { partOf } from '../../../../shared/part-of';
import type { LinkQuestion } from './links';

/** Asks where a link leads and what it is called. */
export function LinkDialog(question: LinkQuestion) {
  const { draft, onClose } = question;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={draft.address ? 'Change the link' : 'Add a link'}>
      <LinkFormPart {...question} />
    </Dialog>
  );
}

const LinkFormPart = partOf(async () => (await import('./link-form')).LinkForm, {
  errorText: 'The form of a link could not be loaded',
});
