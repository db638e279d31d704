import { type PictureDetails, useListPictureUsesQuery } from '@site/api-client/pictures';
import styled from 'styled-components';
import { color, QueryState, SmallText, space, TextLink, type } from '@site/ui';

/** The posts and profiles that show a picture, and the posts whose earlier versions do. */
export function PictureUses({ picture: { id, profiles } }: { picture: PictureDetails }) {
  const query = useListPictureUsesQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Uses aria-label="Where it is used">
      <Title>Where it is used</Title>
      <QueryState query={query} errorText="Failed to fetch the posts">
        {({ items, total }) =>
          items.length + profiles.length === 0 ? (
            <p>Nowhere.</p>
          ) : (
            <List>
              {items.map(({ id: post, title, status, isCurrent }) => (
                <li key={post}>
                  <TextLink href={`/admin/posts/${post}/edit`}>
                    <span dir="auto">{title}</span>
                  </TextLink>
                  <SmallText as="span">{isCurrent ? statusLabels[status] : 'Earlier version'}</SmallText>
                </li>
              ))}
              {profiles.map((username) => (
                <li key={username}>Profile of {username}</li>
              ))}
              {total > items.length && <li>and {total - items.length} more posts</li>}
            </List>
          )
        }
      </QueryState>
    </Uses>
  );
}

const statusLabels = { draft: 'Draft', published: 'Published' };

const Uses = styled.section`
  ${type.dense}
`;

const Title = styled.h3`
  ${type.dense}
  font-weight: 600;
`;

const List = styled.ul`
  max-height: 180px;
  overflow-y: auto;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[12]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`;
