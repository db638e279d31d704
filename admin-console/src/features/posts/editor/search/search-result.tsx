import styled from 'styled-components';
import { color, space, type } from '@site/ui';
import { useSite } from '../../../../shared/site-context';
import { Caption, Preview } from './preview-style';
import { useMeta } from './use-meta';

/** The post as Google lists it. */
export function SearchResult() {
  const { name } = useSite();
  const { title, description, slug, host } = useMeta();
  return (
    <Preview>
      <Caption>In search results</Caption>
      <Result>
        <Place>
          {host} › blog › {slug}
        </Place>
        <Title dir="auto">{title.includes(name) ? title : `${title} · ${name}`}</Title>
        <Text dir="auto">{description}</Text>
      </Result>
    </Preview>
  );
}

const Result = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[12]};
  border: 1px solid ${color.line};
  background: ${color.paper};
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  ${type.small}
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** What is longer is cut, as it is there. */
const Title = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.blue};
`;

const Text = styled.p`
  ${type.small}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  color: ${color.inkSoft};
`;
