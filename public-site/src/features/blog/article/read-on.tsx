import { ArrowLeft, ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { PostTeaser, RelatedPosts } from '@site/api-client/public';
import { color, Container, fluid, Heading, media, SiteLink, space, type } from '@site/ui';
import { CardHead } from '../list/card-head';
import { CardBody, cardStyle } from '../list/card-parts';
import { PostCover } from '../post-cover';

/** Where a reader goes on from an article: what is like it, and what was published before and after it. */
export const ReadOn = ({ posts: { related, previous, next } }: { posts: RelatedPosts }) => (
  <Sheet aria-labelledby="more">
    <Container>
      <Heading id="more" $size="heading">
        Read on
      </Heading>
      {related.length > 0 && (
        <ul>
          {related.map((post) => (
            <li key={post.slug}>
              <Teaser post={post} />
            </li>
          ))}
        </ul>
      )}
      {(previous ?? next) && (
        <nav aria-label="Articles before and after this one">
          {previous && (
            <SiteLink href={`/blog/${previous.slug}`} rel="prev">
              <small>
                <ArrowLeft aria-hidden />
                Previous article
              </small>
              <span dir="auto">{previous.title}</span>
            </SiteLink>
          )}
          {next && (
            <SiteLink href={`/blog/${next.slug}`} rel="next">
              <small>
                Next article
                <ArrowRight aria-hidden />
              </small>
              <span dir="auto">{next.title}</span>
            </SiteLink>
          )}
        </nav>
      )}
    </Container>
  </Sheet>
);

const Teaser = ({ post }: { post: PostTeaser }) => (
  <article>
    <PostCover post={post} />
    <CardBody>
      <CardHead post={post} />
    </CardBody>
  </article>
);

const Sheet = styled.section`
  padding-block: ${fluid(48, 80)};
  border-top: 2px solid ${color.ink};

  ${media.print} {
    display: none;
  }

  & :is(ul, nav) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[24]};
    margin-top: ${space[24]};
  }

  ${media.tablet} {
    & ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & nav {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  & :is(article, nav > a) {
    ${cardStyle}
    height: 100%;
  }

  & nav > a {
    display: grid;
    align-content: start;
    gap: ${space[4]};
    padding: ${space[16]} ${space[24]};
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & small {
    ${type.small}
    display: flex;
    align-items: center;
    gap: ${space[8]};
    color: ${color.inkSoft};
  }

  & small > svg {
    width: 1rem;
    height: 1rem;
  }

  & [rel='next'] {
    justify-items: end;
    grid-column: -2;
    text-align: right;
  }
`;
