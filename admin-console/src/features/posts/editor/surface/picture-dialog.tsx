import { Dialog } from '@site/ui';
import { partOf } from '../../../../shared/part-of';
import type { PictureQuestion } from './editing/pictures';

/** Asks what a picture shows and what stands beneath it. */
export const PictureDialog = (question: PictureQuestion) => (
  <Dialog open onOpenChange={(open) => !open && question.onClose()} title="Describe the picture">
    <PictureFormPart {...question} />
  </Dialog>
);

const PictureFormPart = partOf(async () => (await import('./picture-form')).PictureForm, {
  errorText: 'The form of a picture could not be loaded',
});
