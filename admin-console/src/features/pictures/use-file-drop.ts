import { type DragEvent, useEffect, useState } from 'react';
import { carriesFiles, filesOf } from './picture-files';

/** Takes files that are dropped on an element; `dropping` while they hover over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [dropping, setDropping] = useState(false);
  useSafeDrops();

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      setDropping(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles(filesOf(event.dataTransfer));
    },
  };
  return { dropping, handlers };
}

/** A file that misses its place would be opened by the browser, instead of the page with what is typed. */
function useSafeDrops(): void {
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault();
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
