import { Link2Off } from 'lucide-react';
import styled from 'styled-components';
import type { PreviewLink } from '@site/api-client/admin';
import { Button, color, space, type, VisuallyHidden } from '@site/ui';
import { localDateTime } from '../../../../shared/local-date';
import { NamedTime } from '../../../../shared/named-time';

interface PreviewLinkRowProps {
  link: PreviewLink;
  isOwn: boolean;
  pending: boolean;
  onRevoke: () => void;
}

export const PreviewLinkRow = ({ link, isOwn, pending, onRevoke }: PreviewLinkRowProps) => (
  <Row>
    <div>
      <Maker dir="auto">{isOwn ? 'You' : link.createdByName}</Maker>
      <Facts>
        <span>
          Created <NamedTime iso={link.createdAt} midSentence />
        </span>
        <span>expires {localDateTime(link.expiresAt)}</span>
      </Facts>
    </div>
    <Button $tone="quiet" $size="small" $waiting={pending} onClick={onRevoke}>
      <Link2Off aria-hidden />
      Revoke
      <VisuallyHidden>
        {' '}
        the link created by {isOwn ? 'you' : link.createdByName}, {localDateTime(link.createdAt)}
      </VisuallyHidden>
    </Button>
  </Row>
);

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  padding: ${space[8]} 0;
  border-top: 1px solid ${color.line};

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
  }
`;

const Maker = styled.p`
  font-weight: 600;
`;

const Facts = styled.p`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[12]};
  color: ${color.inkSoft};
`;
