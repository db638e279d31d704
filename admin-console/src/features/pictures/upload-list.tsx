import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '@site/ui';
import { UploadRow } from './upload-row';
import type { Upload, Uploads } from './use-uploads';

interface UploadListProps extends Pick<Uploads, 'uploads' | 'retry' | 'remove'> {
  label: string;
  /** What can be done with a picture once it is stored. */
  children?: (upload: Upload) => ReactNode;
}

/** The pictures on their way; nothing where there are none. */
export const UploadList = ({ label, uploads, retry, remove, children }: UploadListProps) =>
  uploads.length > 0 && (
    <List aria-label={label}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRetry={() => retry(upload.id)} onRemove={() => remove(upload.id)}>
          {children?.(upload)}
        </UploadRow>
      ))}
    </List>
  );

const List = styled.ul`
  display: grid;
  width: 100%;

  & > * + * {
    border-top: 1px solid ${color.line};
  }
`;
