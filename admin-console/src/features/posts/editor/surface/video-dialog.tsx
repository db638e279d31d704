import { Dialog, QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
import type { LinkQuestion } from '../writing/links';

const loadForm = () => import('./video-form');

/** Asks which video is linked. */
export function VideoDialog(question: LinkQuestion) {
  const part = usePart(loadForm, 'The form of a video could not be loaded');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && question.onClose()}
      title={question.draft.address ? 'Change the video link' : 'Add a video link'}
    >
      <QueryState {...part}>{({ VideoForm }) => <VideoForm {...question} />}</QueryState>
    </Dialog>
  );
}
