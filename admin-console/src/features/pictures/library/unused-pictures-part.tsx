import type { PictureSummary } from '@site/api-client/pictures';
import { QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';

const loadOffer = () => import('./unused-pictures');

/** The offer to delete what nothing shows; nothing where there is none. */
export const UnusedPicturesPart = ({ summary }: { summary: PictureSummary }) =>
  summary.unusedPictures > 0 && <Part summary={summary} />;

function Part({ summary }: { summary: PictureSummary }) {
  const part = usePart(loadOffer);
  return (
    <QueryState query={part} loading={null} errorText="Unused pictures could not be shown">
      {(loaded) => <loaded.UnusedPictures summary={summary} />}
    </QueryState>
  );
}
