import { PictureLibrary } from '../features/pictures/library/picture-library';
import { PictureGridSkeleton } from '../features/pictures/library/picture-grid-skeleton';
import { SessionGate } from '../features/session/session-gate';

export const PicturesPage = () => (
  <SessionGate title="Pictures" skeleton={<PictureGridSkeleton />}>
    <PictureLibrary />
  </SessionGate>
);
