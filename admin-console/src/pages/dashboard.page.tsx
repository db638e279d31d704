import { ExternalLink, Plus } from 'lucide-react';
import styled from 'styled-components';
import { LinkButton, media, space } from '@site/ui';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton';
import { StatCards } from '../features/dashboard/stat-cards';
import { Today } from '../features/dashboard/today/today';
import { RecentMessages } from '../features/messages/recent-messages';
import { RecentPosts } from '../features/posts/recent/recent-posts';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { ScreenHead } from '../shared/screen-head';

export const DashboardPage = () => (
  <SessionGate title="Admin Dashboard" reason={sessionTexts.dashboard} skeleton={<DashboardSkeleton />}>
    <ScreenHead
      title="Admin Dashboard"
      actions={
        <>
          <LinkButton href="/" reloadDocument $tone="outline" $size="small">
            <ExternalLink aria-hidden />
            View Site
          </LinkButton>
          <LinkButton href="/admin/posts/new" $size="small">
            <Plus aria-hidden />
            New Post
          </LinkButton>
        </>
      }
    />
    <StatCards />
    <Today />
    <Panels>
      <RecentPosts />
      <RecentMessages />
    </Panels>
  </SessionGate>
);

const Panels = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[24]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
