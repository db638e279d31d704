import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';

const loadSurface = () => import('./writing-surface');

/** The writing surface, whose code comes when somebody wants to write in it. */
export function SurfacePart() {
  const part = usePart(loadSurface);
  return (
    <QueryState query={part} errorText="The writing surface could not be loaded. Your text is still there, as source.">
      {({ WritingSurface }) => <WritingSurface />}
    </QueryState>
  );
}
