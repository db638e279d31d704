import { useState } from 'react';
import styled from 'styled-components';
import { useGetPostViewsQuery, type PostViews as Views } from '@site/api-client/post-tools';
import { color, QueryState, space, type } from '@site/ui';
import { ViewsChart } from './views-chart';
import { ViewsTable } from './views-table';

/** How often the post was viewed, asked for when somebody opens it. */
export function PostViews({ postId }: { postId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Section open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Views</summary>
      {open && <Loaded postId={postId} />}
    </Section>
  );
}

function Loaded({ postId }: { postId: number }) {
  const query = useGetPostViewsQuery(postId, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} errorText="The views could not be loaded">
      {(views) => <Shown views={views} />}
    </QueryState>
  );
}

const Shown = ({ views: { isCounted, weeks } }: { views: Views }) => {
  const sum = weeks.reduce((total, { views }) => total + views, 0);
  return (
    <Parts>
      {!isCounted && <p>Views are not counted here: the servers have no VIEWS_SECRET.</p>}
      <p>
        {inWords(weeks.at(-1)?.views ?? 0)} this week, {sum.toLocaleString()} in {weeks.length} weeks.
      </p>
      <ViewsChart weeks={weeks} />
      <ViewsTable weeks={weeks} />
    </Parts>
  );
};

const inWords = (views: number): string => `${views.toLocaleString()} ${views === 1 ? 'view' : 'views'}`;

const Section = styled.details`
  padding: ${space[16]};
  border-top: 1px solid ${color.line};

  > summary {
    ${type.dense}
    font-weight: 600;
    cursor: pointer;
  }
`;

const Parts = styled.div`
  ${type.dense}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  max-width: 420px;
  margin-top: ${space[12]};
`;
