import type { PictureDetails } from '@site/api-client/pictures';
import styled from 'styled-components';
import { Badge, color, SiteLink, SmallText, space, type } from '@site/ui';
import { PictureThumb } from './picture-thumb';
import { fileSize, isUsed, usesInWords } from './picture-words';

interface PictureCardProps {
  picture: PictureDetails;
  href: string;
}

/** One picture of the list: what it is, and whether anything shows it. */
export const PictureCard = ({ picture, href }: PictureCardProps) => {
  const { name, alt, width, height, bytes } = picture;
  return (
    <Card>
      <PictureThumb picture={picture} />
      <Facts>
        <Name href={href} dir="auto">
          {name}
        </Name>
        <SmallText>
          {width} × {height}, {fileSize(bytes)}
        </SmallText>
        <Badges>
          <Badge $tone={isUsed(picture) ? 'blue' : 'outline'}>{usesInWords(picture)}</Badge>
          {!alt && <Badge $tone="warn">No text</Badge>}
        </Badges>
      </Facts>
    </Card>
  );
};

const Card = styled.li`
  position: relative;
  border: 1px solid ${color.line};
  height: 100%;
  background: ${color.card};

  &:hover {
    border-color: ${color.blue};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]};
`;

/** The whole card is its target. */
const Name = styled(SiteLink)`
  ${type.dense}
  font-weight: 600;
  color: ${color.ink};
  text-decoration: none;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.blue};
    outline-offset: 2px;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-top: ${space[4]};
`;
