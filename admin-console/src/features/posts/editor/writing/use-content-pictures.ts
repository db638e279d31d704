import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '@site/ui';
import { writtenPicture } from '../../../pictures/picture-files';
import { useFileDrop } from '../../../pictures/use-file-drop';
import { useUploads } from '../../../pictures/use-uploads';
import type { WaitingPictures } from '../use-waiting-pictures';

/**
 * Pictures on their way into the text, in whichever way it is written. Whoever goes on writing meanwhile keeps the focus.
 * `onShow`: they are to be seen. Both stable.
 */
export function useContentPictures(onWaiting: WaitingPictures['onWaiting'], onShow: (view: 'write') => void) {
  const { add, ...uploads } = useUploads();
  const { toast } = useToast();
  const [refusals, setRefusals] = useState(0);
  const wroteSince = useRef(false);
  const mayTakeFocus = useCallback(() => !wroteSince.current, []);
  const noteWriting = useCallback(() => {
    wroteSince.current = true;
  }, []);
  const addPictures = (files: File[]) => {
    wroteSince.current = false;
    add(files);
  };
  const drop = useFileDrop(addPictures);
  const takeForeign = (addresses: string[]) => {
    const written = addresses.flatMap(writtenPicture);
    if (written.length > 0) addPictures(written);
    const count = addresses.length - written.length;
    if (count === 0) return;
    toast({
      title: count === 1 ? 'A picture was left out' : `${count} pictures were left out`,
      description: 'What could not be taken over can be uploaded with the tool Picture.',
    });
  };

  const waiting = uploads.uploads.length > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const end = onWaiting(() => {
      wroteSince.current = false;
      onShow('write');
      setRefusals((before) => before + 1);
    });
    return () => {
      end();
      setRefusals(0);
    };
  }, [onShow, onWaiting, waiting]);

  return {
    addPictures,
    takeForeign,
    uploads: { ...uploads, refusals, mayTakeFocus },
    noteWriting,
    ...drop,
  };
}

export type ContentPictures = ReturnType<typeof useContentPictures>;
