import { Replace } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isUnreachable } from '@site/api-client/admin';
import { type PictureDetails, picturesChanged, replacePicture } from '@site/api-client/pictures';
import { Button, ConfirmDialog, useToast } from '@site/ui';
import { useRefusal } from '../../session/use-refusal';
import { PictureInput } from '../picture-input';
import { counted } from '../../../shared/counted';
import { useWhileShown } from '../../../shared/use-while-shown';
import { isUsed, usesInWords } from './picture-words';

interface ReplacePictureProps {
  picture: PictureDetails;
  /** Told the id of the picture that stands in its place now. */
  onReplaced: (id: number) => void;
}

/** Takes a file, asks, and puts it in the picture's place wherever that is shown. */
export function ReplacePicture({ picture, onReplaced }: ReplacePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { progress, replace, cancel } = useReplacement(picture, onReplaced);
  const sending = progress !== null;
  // The server may have all of it, and have begun.
  const isSent = progress === 1;
  const handleReplace = async () => {
    if (file) await replace(file);
    setFile(null);
  };
  const handleOpenChange = (open: boolean) => {
    if (open) return;
    cancel();
    setFile(null);
  };
  return (
    <>
      <Button $tone="outline" $size="small" $waiting={sending} onClick={() => input.current?.click()}>
        <Replace aria-hidden />
        Replace everywhere
      </Button>
      <PictureInput ref={input} label="Picture in its place" onFiles={([first]) => setFile(first ?? null)} />
      <ConfirmDialog
        open={file !== null}
        onOpenChange={handleOpenChange}
        title="Replace this picture everywhere?"
        description={isSent ? sentText : `${file?.name ?? ''} ${consequence(picture)}`}
        confirmLabel={labelOf(progress)}
        tone="primary"
        pending={sending}
        final={isSent}
        onConfirm={() => void handleReplace()}
      />
    </>
  );
}

const sentText = 'The file is sent, and we are waiting for the server. This can no longer be canceled.';

function labelOf(progress: number | null): string {
  if (progress === null) return 'Replace';
  return progress === 1 ? 'Waiting for the server...' : `Replacing (${Math.round(progress * 100)} %)`;
}

const consequence = (picture: PictureDetails): string =>
  isUsed(picture)
    ? `is shown in its place at once. ${usesInWords(picture)}: each post gets a new version in its history. This picture stays here, unused.`
    : 'stands beside it from now on: nothing shows this picture.';

/** Whoever has canceled knows that nothing was replaced; whoever has left the screen does not. */
const canceled = 'canceled';

function useReplacement({ id }: PictureDetails, onReplaced: (id: number) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const open = useWhileShown(onReplaced);
  const dispatch = useDispatch();
  const { toast } = useToast();
  const showRefusal = useRefusal();

  const replace = async (file: File) => {
    running.current = new AbortController();
    const { signal } = running.current;
    const onProgress = (sent: number) => {
      // Nothing ends it any more: neither its dialog nor the screen is waited for.
      if (sent === 1) running.current = null;
      setProgress(sent);
    };
    onProgress(0);
    try {
      const { picture, posts } = await replacePicture(id, file, { signal, onProgress });
      dispatch(picturesChanged(true));
      toast({ title: 'Success', description: `Replaced in ${counted(posts, 'post')}`, variant: 'success' });
      open(picture.id);
    } catch (error) {
      const isLost = isUnreachable(error);
      if (isLost) dispatch(picturesChanged(true));
      const failure = isLost ? 'No answer came: the picture may have been replaced' : 'Failed to replace the picture';
      if (signal.reason !== canceled) showRefusal(error, failure);
    }
    setProgress(null);
  };
  return { progress, replace, cancel: () => running.current?.abort(canceled) };
}
