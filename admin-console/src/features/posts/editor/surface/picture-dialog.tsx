import { Dialog, QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
import type { PictureQuestion } from './editing/pictures';

const loadForm = () => import('./picture-form');

/** Asks what a picture shows and what stands beneath it. */
export function PictureDialog(question: PictureQuestion) {
  const part = usePart(loadForm, 'The form of a picture could not be loaded');
  return (
    <Dialog open onOpenChange={(open) => !open && question.onClose()} title="Describe the picture">
      <QueryState {...part}>{({ PictureForm }) => <PictureForm {...question} />}</QueryState>
    </Dialog>
  );
}
