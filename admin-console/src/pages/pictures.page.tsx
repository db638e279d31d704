import { PictureLibrary } from '../features/pictures/library/picture-library';
import { PictureGridSkeleton } from '../features/pictures/library/picture-grid-skeleton';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { useScreenTitle } from '../shared/use-screen-title';

export function PicturesPage() {
  useScreenTitle('Pictures');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<PictureGridSkeleton />}>
      <PictureLibrary />
    </SessionGate>
  );
}
