import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { carriesFiles, filesOf } from './picture-files';

/** Takes files that are dropped on an element; `dropping` while they hover over it. `brings`: whether a drag is of such. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [dropping, setDropping] = useState(false);
  const isFromHere = useSafeDrops();
  const brings = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) =>
    carriesFiles(dataTransfer) && !isFromHere.current;

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!brings(event)) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      setDropping(false);
      if (!brings(event)) return;
      event.preventDefault();
      onFiles(filesOf(event.dataTransfer));
    },
  };
  return { dropping, brings, handlers };
}

/**
 * A file that misses its place would be opened by the browser, instead of the page with what is typed. Answers whether a
 * drag began in this page: browsers give those of a picture a file, too.
 */
function useSafeDrops(): RefObject<boolean> {
  const isFromHere = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const begin = () => {
      isFromHere.current = true;
    };
    // What is dragged may have left the page by then: with a drop, it ends as well.
    const end = () => {
      isFromHere.current = false;
    };
    const keepPage = (event: globalThis.DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault();
    window.addEventListener('dragstart', begin, { signal });
    window.addEventListener('dragend', end, { signal });
    window.addEventListener('dragover', keepPage, { signal });
    window.addEventListener('drop', keepPage, { signal });
    window.addEventListener('drop', end, { signal });
    return () => controller.abort();
  }, []);
  return isFromHere;
}
