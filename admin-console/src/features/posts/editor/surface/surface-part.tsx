import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
import type { ContentPictures } from '../writing/use-content-pictures';

const loadSurface = () => import('./writing-surface');

/** The writing surface, whose code comes when somebody wants to write in it. */
export function SurfacePart({ pictures }: { pictures: ContentPictures }) {
  const part = usePart(loadSurface);
  return (
    <QueryState query={part} errorText="The writing surface could not be loaded. Your text is still there, as source.">
      {({ WritingSurface }) => <WritingSurface pictures={pictures} />}
    </QueryState>
  );
}
