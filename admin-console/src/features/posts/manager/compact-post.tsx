import styled from 'styled-components';
import { Checkbox, color, fontFamily, media, space } from '@site/ui';
import type { PostCardProps } from './post-card';
import { shortDate } from '../../../shared/local-date';
import { PostDates, PostState, PostTags } from './post-facts';
import { PostRowActions } from './post-row-actions';
import { PostTitle } from './post-title';

/** The same as a card on two lines: ten posts and more on a screen. */
export const CompactPost = ({ post, author, selected, onToggle, hrefOfTag, ...actions }: PostCardProps) => (
  <Row $selected={selected}>
    <Choice label={`Select “${post.title}”`} labelHidden checked={selected} onChange={onToggle} />
    <Head>
      <Title title={post.title}>
        <PostTitle post={post} origin={actions.origin} />
      </Title>
      {author && <Author dir="auto">{author}</Author>}
      <Badges>
        <PostState post={post} />
      </Badges>
    </Head>
    <Line>
      <Tags>
        <PostTags post={post} hrefOfTag={hrefOfTag} />
      </Tags>
      <Summary dir="auto" title={post.summary ?? undefined}>
        {post.summary}
      </Summary>
      <Dates>
        <PostDates post={post} dateOf={shortDate} />
      </Dates>
    </Line>
    <Actions>
      <PostRowActions post={post} compact {...actions} />
    </Actions>
  </Row>
);

const Row = styled.article<{ $selected: boolean }>`
  display: grid;
  grid-template: 'choice head' auto 'choice line' auto 'choice actions' auto / auto minmax(0, 1fr);
  gap: ${space[4]} ${space[12]};
  padding: ${space[8]} ${space[12]};
  border-top: 1px solid ${color.line};
  ${({ $selected }) => $selected && `background: ${color.blueWash};`}

  ${media.desktop} {
    grid-template: 'choice head actions' auto 'choice line actions' auto / auto minmax(0, 1fr) auto;
    align-items: center;
    row-gap: 2px;
    padding: 1px ${space[12]} 2px;
  }
`;

const Choice = styled(Checkbox)`
  grid-area: choice;
`;

const Head = styled.div`
  grid-area: head;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};

  ${media.desktop} {
    flex-wrap: nowrap;
  }
`;

const Title = styled.h2`
  flex: 1 1 auto;
  min-width: 0;
  font: 620 0.9375rem/1.6 ${fontFamily.display};
  overflow-wrap: anywhere;

  & > a {
    display: block;
    width: fit-content;
    max-width: 100%;
  }

  ${media.phone} {
    flex-basis: 100%;
  }

  /* One line for each, so that ten posts fit on a screen. */
  ${media.desktop} {
    & > a {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Author = styled.span`
  flex: none;
  max-width: 20ch;
  overflow: hidden;
  font: 400 0.8125rem/1.4 ${fontFamily.text};
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  min-width: 0;

  & > * {
    max-width: 100%;
    padding-block: 0;
    font-size: 0.75rem;
    line-height: 1.125rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  &:empty {
    display: none;
  }

  ${media.desktop} {
    flex: none;
    flex-wrap: nowrap;
  }
`;

/** The summary beside them gives way first, then the longest of them. */
const Tags = styled(Badges)`
  ${media.desktop} {
    flex: 0 1 auto;
    display: grid;
    grid-auto-columns: minmax(0, max-content);
    grid-auto-flow: column;

    & > a {
      display: block;
      max-width: 24ch;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Line = styled.div`
  grid-area: line;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  font: 400 0.8125rem/1.4 ${fontFamily.text};
  color: ${color.inkSoft};

  ${media.desktop} {
    flex-wrap: nowrap;
  }
`;

const Summary = styled.p`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Dates = styled.p`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  max-width: 100%;
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-left: -7px;

  ${media.desktop} {
    margin-left: 0;
  }
`;
