import type { ChangeEvent, Ref } from 'react';
import styled from 'styled-components';

interface PictureInputProps {
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own way to choose files, opened by a button that stands elsewhere. */
export const PictureInput = ({ label, multiple, onFiles, ref }: PictureInputProps) => {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return <Hidden ref={ref} type="file" accept={kinds} multiple={multiple} aria-label={label} onChange={handleChange} />;
};

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const Hidden = styled.input`
  display: none;
`;
