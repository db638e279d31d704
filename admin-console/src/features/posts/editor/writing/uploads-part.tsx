import type { ComponentProps } from 'react';
import type { ContentUploads } from '../../../pictures/content-uploads';
import { partOf } from '../../../../shared/part-of';

type UploadsProps = ComponentProps<typeof ContentUploads>;

/** Pictures on their way into the text, as soon as there are some. */
export const UploadsPart = (props: UploadsProps) => props.uploads.length > 0 && <Part {...props} />;

const Part = partOf(async () => (await import('../../../pictures/content-uploads')).ContentUploads, {
  errorText: 'Your pictures could not be shown',
});
