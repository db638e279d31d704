import type { ComponentProps } from 'react';
import { QueryState } from '@site/ui';
import type { ContentUploads } from '../../../pictures/content-uploads';
import { usePart } from '../../../../shared/use-part';

type UploadsProps = ComponentProps<typeof ContentUploads>;

const loadUploads = () => import('../../../pictures/content-uploads');

/** Pictures on their way into the text, as soon as there are some. */
export const UploadsPart = (props: UploadsProps) => props.uploads.length > 0 && <Part {...props} />;

function Part(props: UploadsProps) {
  const part = usePart(loadUploads);
  return (
    <QueryState query={part} errorText="Your pictures could not be shown">
      {(loaded) => <loaded.ContentUploads {...props} />}
    </QueryState>
  );
}
