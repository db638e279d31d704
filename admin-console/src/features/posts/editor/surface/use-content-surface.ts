import type { EditorState } from 'prosemirror-state';
import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { useToast } from '@site/ui';
import { pastedPictures } from '../../../pictures/picture-files';
import { type SurfaceEvents, useSurface } from './use-surface';

interface ContentSurfaceOptions extends Pick<SurfaceEvents, 'onDrop' | 'onTool'> {
  onPictures: (files: File[]) => void;
  last: RefObject<EditorState | null>;
}

/** A surface with the content of the form. */
export function useContentSurface({ onPictures, onDrop, onTool, last }: ContentSurfaceOptions) {
  const { getValues } = useFormContext<PostInput>();
  const { toast } = useToast();
  const events: SurfaceEvents = {
    onPaste: (event) => {
      const pasted = pastedPictures(event.clipboardData);
      if (pasted.length > 0) onPictures(pasted);
      return pasted.length > 0;
    },
    onPicturesLeftOut: (count) =>
      toast({
        title: count === 1 ? 'A picture was left out' : `${count} pictures were left out`,
        description: 'Pictures of other places can’t be shown here. Upload them with the tool Picture.',
      }),
    onDrop,
    onTool,
  };
  return useSurface(() => getValues('content'), events, last);
}
