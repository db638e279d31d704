import styled from 'styled-components';
import { isMediaAddress } from '@site/contracts';
import { color, space, type } from '@site/ui';
import { useSite } from '../../../../shared/site-context';
import { Caption, Preview } from './preview-style';
import { useMeta } from './use-meta';

/** The blog's own, which stands in for what networks don't draw. */
const blogCard = '/social-cards/blog.png';

/** A link to the post as networks and messengers show it. */
export function SharedLink() {
  const { title, description, picture, drawn, host } = useMeta();
  return (
    <Preview>
      <Caption>As a shared link</Caption>
      <Card>
        {drawn ? <DrawnCard {...drawn} /> : <Picture src={drawable(picture) ? picture : blogCard} alt="" />}
        <Words>
          <Small>{host}</Small>
          <Title dir="auto">{title}</Title>
          <Small dir="auto">{description}</Small>
        </Words>
      </Card>
    </Preview>
  );
}

/** The company's name and the title beside the cover, as the site draws them. */
const DrawnCard = ({ cover, title }: { cover: string; title: string }) => (
  <Drawn>
    <Sheet>
      <Small>{useSite().name}</Small>
      <Headline dir="auto">{title}</Headline>
    </Sheet>
    <Cover src={cover} alt="" />
  </Drawn>
);

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

const Drawn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 572fr) minmax(0, 628fr);
  aspect-ratio: 1200 / 630;
`;

const Sheet = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  align-items: center;
  min-height: 0;
  padding: ${space[12]};
  border-right: 1px solid ${color.ink};
`;

const Cover = styled.img`
  width: 100%;
  height: 100%;
  min-height: 0;
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

const Headline = styled(Title)`
  -webkit-line-clamp: 4;
`;

const Small = styled.p`
  ${type.small}
  overflow: hidden;
  color: ${color.inkSoft};
  white-space: nowrap;
  text-overflow: ellipsis;
`;
