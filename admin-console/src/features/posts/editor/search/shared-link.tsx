import styled from 'styled-components';
import { isMediaAddress } from '@site/contracts';
import { color, space, type } from '@site/ui';
import { Caption, Preview } from './preview-style';
import { useMeta } from './use-meta';

/** The blog's own, which stands in for what networks don't draw. */
const blogCard = '/social-cards/blog.png';

/** A link to the post as networks and messengers show it. */
export function SharedLink() {
  const { title, description, picture, host } = useMeta();
  return (
    <Preview>
      <Caption>As a shared link</Caption>
      <Card>
        <Picture src={drawable(picture) ? picture : blogCard} alt="" />
        <Words>
          <Small>{host}</Small>
          <Title dir="auto">{title}</Title>
          <Small dir="auto">{description}</Small>
        </Words>
      </Card>
    </Preview>
  );
}

/** Of the site's own drawings the page names a PNG; networks draw no other SVG. */
const drawable = (address: string | null | undefined): address is string =>
  isMediaAddress(address) && (address.startsWith('/media/') || !/\.svg($|[?#])/i.test(address));

const Card = styled.div`
  min-width: 0;
  border: 1px solid ${color.line};
  background: ${color.paper};
  overflow-wrap: anywhere;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 1200 / 630;
  object-fit: cover;
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]};
`;

const Title = styled.p`
  ${type.dense}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: 600;
`;

const Small = styled.p`
  ${type.small}
  overflow: hidden;
  color: ${color.inkSoft};
  white-space: nowrap;
  text-overflow: ellipsis;
`;
