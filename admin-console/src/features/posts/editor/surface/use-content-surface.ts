import type { EditorState } from 'prosemirror-state';
import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { pastedPictures } from '../../../pictures/picture-files';
import { type SurfaceEvents, useSurface } from './use-surface';

interface ContentSurfaceOptions extends Omit<SurfaceEvents, 'onPaste'> {
  onPictures: (files: File[]) => void;
  last: RefObject<EditorState | null>;
}

/** A surface with the content of the form. */
export function useContentSurface({ onPictures, last, ...others }: ContentSurfaceOptions) {
  const { getValues } = useFormContext<PostInput>();
  const events: SurfaceEvents = {
    onPaste: (event) => {
      const pasted = pastedPictures(event.clipboardData);
      if (pasted.length === 0) return;
      event.preventDefault();
      onPictures(pasted);
    },
    ...others,
  };
  return useSurface(() => getValues('content'), events, last);
}
