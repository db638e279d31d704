import { RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, color, FieldError, IconButton, space, type } from '@site/ui';
import type { Upload } from './use-uploads';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
  /** What can be done with it once it is stored. */
  children?: ReactNode;
}

/** One picture on its way: how far it is, or why it did not arrive. */
export const UploadRow = ({ upload, onRetry, onRemove, children }: UploadRowProps) => {
  const { file, progress, problem, picture } = upload;
  const pending = !problem && !picture;
  return (
    <Row>
      {picture && <Thumb src={picture.variants[0]?.url} width={picture.width} height={picture.height} alt="" />}
      <Facts>
        <Name>
          {file.name}
          {pending && <Percent>{progress < 1 ? `${Math.round(progress * 100)} %` : 'being stored'}</Percent>}
        </Name>
        {pending && <Bar aria-label={`Upload of ${file.name}`} value={progress < 1 ? progress : undefined} max={1} />}
        {problem && <FieldError role="alert">{problem.text}</FieldError>}
        {picture && children}
      </Facts>
      {problem && !problem.final && (
        <Button $tone="outline" $size="small" onClick={onRetry}>
          <RotateCcw aria-hidden />
          Retry
        </Button>
      )}
      <IconButton
        $tone="quiet"
        aria-label={`${pending ? 'Cancel upload of' : 'Remove'} ${file.name}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </Row>
  );
};

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[12]};
  padding-block: ${space[12]};
`;

const Thumb = styled.img`
  flex: none;
  width: 88px;
  height: 66px;
  object-fit: cover;
  border: 1px solid ${color.line};
`;

const Facts = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[8]};
  min-width: 0;
`;

const Name = styled.p`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[12]};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Percent = styled.span`
  ${type.mono}
  color: ${color.inkSoft};
`;

const Bar = styled.progress`
  width: 100%;
  height: 6px;
  border: 0;
  appearance: none;
  background: ${color.line};

  &::-webkit-progress-bar {
    background: ${color.line};
  }

  &::-webkit-progress-value {
    background: ${color.blue};
  }

  &::-moz-progress-bar {
    background: ${color.blue};
  }
`;
