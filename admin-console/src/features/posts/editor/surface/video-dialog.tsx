import { Dialog } from '@site/ui';
import { partOf } from '../../../../shared/part-of';
import type { LinkQuestion } from '../writing/links';

/** Asks which video is linked. */
export const VideoDialog = (question: LinkQuestion) => (
  <Dialog
    open
    onOpenChange={(open) => !open && question.onClose()}
    title={question.draft.address ? 'Change the video link' : 'Add a video link'}
  >
    <VideoFormPart {...question} />
  </Dialog>
);

const VideoFormPart = partOf(async () => (await import('./video-form')).VideoForm, {
  errorText: 'The form of a video could not be loaded',
});
