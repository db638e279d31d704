import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';
import type { CoverImageProps } from './cover-image';

const loadCover = () => import('./cover-image');

export function CoverPart(props: CoverImageProps) {
  const part = usePart(loadCover);
  return (
    <QueryState query={part} loading={null} errorText="The cover could not be shown">
      {({ CoverImage }) => <CoverImage {...props} />}
    </QueryState>
  );
}
