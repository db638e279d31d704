import { useController } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { useToast } from '@site/ui';
import { pastedPictures } from '../../../pictures/picture-files';
import type { SurfaceTool } from './surface-tools';
import { type Surface, useSurface } from './use-surface';
import { useTextbox } from './use-textbox';

interface ContentSurfaceOptions {
  id: string;
  onPictures: (files: File[]) => void;
  onTool: (surface: Surface, tool: SurfaceTool) => void;
}

/** The surface as the field of the form that holds the content. */
export function useContentSurface({ id, onPictures, onTool }: ContentSurfaceOptions) {
  const { field, fieldState } = useController<PostInput, 'content'>({ name: 'content' });
  const error = fieldState.error?.message;
  const { toast } = useToast();
  const { place, surface } = useSurface(field.value, field.onChange, {
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
    onTool,
  });
  const describedBy = `${id}-hint${error ? ` ${id}-error` : ''}`;
  useTextbox(surface, { label: 'Content', describedBy, invalid: Boolean(error) }, field.ref);
  return { place, surface, error, onBlur: field.onBlur };
}
