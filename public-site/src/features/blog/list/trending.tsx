import styled from 'styled-components';
import { color, Container, fontFamily, Heading, media, Section, space } from '@site/ui';
import { PostCover } from '../post-cover';
import type { PostSummary } from '../posts-query';
import { CardHead } from './card-head';

/** The first posts of the present result, in walled rooms with their rank on the door. */
export function Trending({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Featured aria-labelledby="trending">
      <Container>
        <Heading id="trending">Trending Articles</Heading>
        <Rooms>
          {posts.map((post, index) => (
            <li key={post.id}>
              <Room>
                <Cover>
                  <PostCover post={post} />
                  <Rank aria-label={`Rank ${index + 1}`} role="img">
                    {index + 1}
                  </Rank>
                </Cover>
                <Text>
                  <CardHead post={post} />
                </Text>
              </Room>
            </li>
          ))}
        </Rooms>
      </Container>
    </Featured>
  );
}

const Featured = styled(Section)`
  padding-bottom: 0;
`;

const Rooms = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space[32]};
  border: 2px solid ${color.ink};
  background: ${color.card};

  & > li + li {
    border-top: 2px solid ${color.ink};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li + li {
      border-top: 0;
      border-left: 2px solid ${color.ink};
    }
  }
`;

const Room = styled.article`
  position: relative;
  height: 100%;
`;

const Cover = styled.div`
  position: relative;
  border-bottom: 2px solid ${color.ink};
`;

const Rank = styled.span`
  position: absolute;
  bottom: -2px;
  left: -2px;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border: 2px solid ${color.ink};
  background: ${color.lime};
  color: ${color.onLime};
  font: 620 1.5625rem/1 ${fontFamily.display};
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]} ${space[24]} ${space[32]};
`;
