import { Skeleton } from '@site/ui';
import { PictureGrid } from './picture-grid';

const places = [1, 2, 3, 4, 5, 6];

/** Stands for a grid of pictures until it is there. */
export const PictureGridSkeleton = () => (
  <PictureGrid>
    {places.map((place) => (
      <li key={place}>
        <Skeleton $height="180px" />
      </li>
    ))}
  </PictureGrid>
);
