import type { PictureSummary } from '@site/api-client/pictures';
import { partOf } from '../../../shared/part-of';

/** The offer to delete what nothing shows; nothing where there is none. */
export const UnusedPicturesPart = ({ summary }: { summary: PictureSummary }) =>
  summary.unusedPictures > 0 && <Part summary={summary} />;

const Part = partOf(async () => (await import('./unused-pictures')).UnusedPictures, {
  loading: null,
  errorText: 'Unused pictures could not be shown',
});
