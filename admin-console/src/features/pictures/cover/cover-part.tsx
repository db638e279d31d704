import { partOf } from '../../../shared/part-of';

export const CoverPart = partOf(async () => (await import('./cover-image')).CoverImage, {
  loading: null,
  errorText: 'The cover could not be shown',
});
