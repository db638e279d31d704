import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Container, fluid, Heading, space, TextLink } from '@site/ui';
import { usePosts } from '../posts-query';
import { blogAddress, type BlogView, readBlogView } from './blog-address';
import { BlogHero } from './blog-hero';
import { BlogResults } from './blog-results';
import { categoryLabels } from './categories';
import { CategoryFilter } from './category-filter';
import { Closing } from './closing';
import { FeedLink } from './feed-link';
import { LayoutToggle } from './layout-toggle';
import { SearchBox } from './search-box';
import { Trending } from './trending';

const featured = 3;

/** All of /blog; what it shows is told by the address. */
export function BlogList() {
  const [query] = useSearchParams();
  const view = readBlogView(query);
  const { data: latest, currentData: data, error, isFetching, refetch } = usePosts(view, 0);

  const title = titleOf(view);
  // Safari keeps no place of what is seen: where those above become fewer, the field would leave the screen while one types.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) activeElement.scrollIntoView({ block: 'nearest' });
  }, [latest]);

  return (
    <>
      <BlogHero total={latest?.total} />
      <Trending posts={latest?.items.slice(0, featured) ?? []} />
      <Articles id="articles" aria-label={title}>
        <Container>
          <Head>
            <Heading>{title}</Heading>
            {view.tag && <TextLink href={`${blogAddress({ ...view, tag: '' })}#articles`}>All tags</TextLink>}
            <FeedLink />
          </Head>
          <Controls>
            <SearchBox view={view} />
            <LayoutToggle view={view} />
          </Controls>
          <CategoryFilter view={view} />
          <BlogResults view={view} query={{ data, error, isFetching, refetch }} />
        </Container>
      </Articles>
      <Closing />
    </>
  );
}

function titleOf({ type, tag }: BlogView): string {
  const category = type !== 'all' && categoryLabels[type];
  return tag ? `${category || 'Articles'} tagged “${tag}”` : category || 'All articles';
}

const Articles = styled.section`
  padding-block: ${fluid(64, 96)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[8]} ${space[24]};

  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > :last-child {
    margin-left: auto;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  margin-block: ${space[24]} ${space[12]};
`;
