import type { StoredPicture } from '@site/contracts';
import { PickerPart } from '../../../pictures/picker/picker-part';
import { LinkDialog } from '../writing/link-dialog';
import type { LinkDraft } from '../writing/links';
import { writeLink } from './editing/links';
import { insertPicture, type PictureAt, type PictureQuestion } from './editing/pictures';
import { PictureDialog } from './picture-dialog';
import type { Surface } from './use-surface';
import { VideoDialog } from './video-dialog';

/** What is asked for before it is written. */
export type Question =
  | { kind: 'link'; draft: LinkDraft }
  | { kind: 'video'; draft: LinkDraft }
  | { kind: 'picture'; picture: PictureAt }
  | { kind: 'storedPicture' };

interface SurfaceDialogsProps {
  surface: Surface;
  question: Question;
  onDone: () => void;
}

export function SurfaceDialogs({ surface, question, onDone }: SurfaceDialogsProps) {
  const write: PictureQuestion['onWrite'] = (transactionOf) => {
    onDone();
    surface.view.dispatch(transactionOf(surface.getState()));
    // The dialog gives the focus back first, to what had it.
    requestAnimationFrame(() => surface.view.focus());
  };
  if (question.kind === 'link' || question.kind === 'video') {
    const { kind, draft } = question;
    const handleLink = (written: LinkDraft) => write((state) => writeLink(state, written));
    const AddressDialog = kind === 'link' ? LinkDialog : VideoDialog;
    return <AddressDialog draft={draft} onClose={onDone} onWrite={handleLink} />;
  }
  if (question.kind === 'storedPicture') {
    const handlePick = ({ url }: StoredPicture, alt: string) => write((state) => insertPicture(state, url, alt));
    return <PickerPart describes onClose={onDone} onPick={handlePick} />;
  }
  return <PictureDialog picture={question.picture} onClose={onDone} onWrite={write} />;
}
