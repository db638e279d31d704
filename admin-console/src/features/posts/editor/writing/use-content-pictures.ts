import { useCallback, useRef } from 'react';
import { useFileDrop } from '../../../pictures/use-file-drop';
import { useUploads } from '../../../pictures/use-uploads';

/** Pictures on their way into the text. Whoever goes on writing meanwhile keeps the focus. */
export function useContentPictures() {
  const { add, ...uploads } = useUploads();
  const wroteSince = useRef(false);
  const mayTakeFocus = useCallback(() => !wroteSince.current, []);
  const noteWriting = useCallback(() => {
    wroteSince.current = true;
  }, []);
  const addPictures = (files: File[]) => {
    wroteSince.current = false;
    add(files);
  };
  const { dropping, handlers } = useFileDrop(addPictures);
  return { addPictures, uploads: { ...uploads, mayTakeFocus }, noteWriting, dropping, handlers };
}
