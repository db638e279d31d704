import { ArrowLeft, ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { PostTeaser, RelatedPosts } from '@site/api-client/public';
import { color, Container, fluid, Heading, media, SiteLink, space, type } from '@site/ui';
import { CardBody, CardDate, CardFacts, CardLink, cardStyle } from '../list/card-parts';
import { PostCover } from '../post-cover';
import { ReadingTime } from '../post-meta';
import { PostTypeBadge } from '../post-type-badge';

/** Where a reader goes on from an article: what is like it, and what was published before and after it. */
export const ReadOn = ({ posts: { related, previous, next } }: { posts: RelatedPosts }) => (
  <Sheet aria-labelledby="more">
    <Container>
      <Heading id="more" $size="heading">
        Read on
      </Heading>
      {related.length > 0 && (
        <Shelf>
          {related.map((post) => (
            <li key={post.slug}>
              <Teaser post={post} />
            </li>
          ))}
        </Shelf>
      )}
      {(previous ?? next) && (
        <Neighbors aria-label="Articles before and after this one">
          {previous && (
            <Neighbor href={`/blog/${previous.slug}`} rel="prev">
              <small>
                <ArrowLeft aria-hidden />
                Previous article
              </small>
              <span dir="auto">{previous.title}</span>
            </Neighbor>
          )}
          {next && (
            <Neighbor href={`/blog/${next.slug}`} rel="next">
              <small>
                Next article
                <ArrowRight aria-hidden />
              </small>
              <span dir="auto">{next.title}</span>
            </Neighbor>
          )}
        </Neighbors>
      )}
    </Container>
  </Sheet>
);

const Teaser = ({ post }: { post: PostTeaser }) => (
  <Card>
    <PostCover post={post} />
    <CardBody>
      <CardFacts>
        <PostTypeBadge type={post.type} />
        <ReadingTime minutes={post.readingMinutes} />
        <CardDate date={post.publishedAt} />
      </CardFacts>
      <Heading as="h3" $size="subheading" dir="auto">
        <CardLink href={`/blog/${post.slug}`}>{post.title}</CardLink>
      </Heading>
    </CardBody>
  </Card>
);

const Sheet = styled.section`
  padding-block: ${fluid(48, 80)};
  border-top: 2px solid ${color.ink};

  ${media.print} {
    display: none;
  }
`;

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  margin-top: ${space[24]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled.article`
  ${cardStyle}
  height: 100%;
`;

const Neighbors = styled.nav`
  display: grid;
  gap: ${space[16]} ${space[24]};
  margin-top: ${space[32]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Neighbor = styled(SiteLink)`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  padding: ${space[16]} ${space[24]};
  border: 1.5px solid ${color.line};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${color.ink};
    text-decoration: underline;
  }

  & small {
    ${type.small}
    display: flex;
    align-items: center;
    gap: ${space[8]};
    color: ${color.inkSoft};
    font-weight: 400;
  }

  & svg {
    width: 16px;
    height: 16px;
  }

  &[rel='next'] {
    text-align: right;

    & small {
      justify-content: flex-end;
    }

    ${media.tablet} {
      grid-column: 2;
    }
  }
`;
