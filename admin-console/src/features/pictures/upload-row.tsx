import { RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, color, FieldError, IconButton, media, space, type } from '@site/ui';
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
    <Row $stored={picture !== undefined}>
      {picture && <Thumb src={picture.variants[0]?.url} width={picture.width} height={picture.height} alt="" />}
      <Facts>
        <Name>
          {file.name}
          {pending && <Percent>{progress < 1 ? `${Math.round(progress * 100)} %` : 'being stored'}</Percent>}
        </Name>
        {pending && <Bar aria-label={`Upload of ${file.name}`} value={progress < 1 ? progress : undefined} max={1} />}
        {problem && <FieldError role="alert">{problem.text}</FieldError>}
      </Facts>
      <Actions>
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
      </Actions>
      {picture && <Next>{children}</Next>}
    </Row>
  );
};

const Row = styled.li<{ $stored: boolean }>`
  display: grid;
  grid-template: ${({ $stored }) =>
    $stored
      ? `'thumb facts actions' auto 'thumb next actions' 1fr / auto minmax(0, 1fr) auto`
      : `'facts actions' auto / minmax(0, 1fr) auto`};
  align-items: start;
  column-gap: ${space[12]};
  padding-block: ${space[12]};

  ${media.phone} {
    ${({ $stored }) => $stored && `grid-template: 'thumb facts actions' auto 'next next next' auto / auto minmax(0, 1fr) auto;`}
  }
`;

const Thumb = styled.img`
  grid-area: thumb;
  width: 88px;
  height: 66px;
  object-fit: cover;
  border: 1px solid ${color.line};
  background: #fff;
  forced-color-adjust: none;
`;

const Facts = styled.div`
  grid-area: facts;
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  gap: ${space[12]};
`;

const Next = styled.div`
  grid-area: next;
  min-width: 0;
  margin-top: ${space[8]};
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
