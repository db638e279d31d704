import styled from 'styled-components';
import { type OtherSources, useGetLeadSummaryQuery } from '@site/api-client/leads';
import { color, EmptyState, media, QueryState, SiteLink, space } from '@site/ui';
import { FiguresTable } from '../../../shared/figures-table';
import { useSessionEnd } from '../../session/use-session-end';
import { messageAddress, nameOfMonth } from '../message-address';

/** Messages by the page that led to the form, and by month. Each number leads to what it counts, whatever is listed now. */
export function LeadSummaryTable() {
  const query = useGetLeadSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  useSessionEnd(query.error);
  return (
    <QueryState
      query={query}
      errorText="Failed to fetch the numbers"
      isEmpty={({ sources }) => sources.length === 0}
      empty={<EmptyState title="No messages yet" />}
    >
      {({ sources, others, months }) => (
        <Tables>
          <FiguresTable
            columns={['Page that led to the form', 'Messages']}
            rows={[
              ...sources.map(({ sourcePage, messages }) =>
                rowOf(sourcePage ?? 'Not known', { source: sourcePage ?? 'none' }, messages),
              ),
              ...(others.pages > 0 ? [rowOfOthers(others)] : []),
            ]}
          />
          <FiguresTable
            columns={['Month', 'Messages']}
            rows={months.map(({ month, messages }) => rowOf(nameOfMonth(month), { month }, messages))}
          />
        </Tables>
      )}
    </QueryState>
  );
}

const rowOf = (name: string, view: Parameters<typeof messageAddress>[0], figure: number) => ({
  id: name,
  name: <SiteLink href={messageAddress(view)}>{name}</SiteLink>,
  figure,
});

/** What has no row of its own. */
const rowOfOthers = ({ pages, messages }: OtherSources) => {
  const name = `${pages.toLocaleString()} other ${pages === 1 ? 'page' : 'pages'}`;
  return { id: name, name, figure: messages };
};

const Tables = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[16]};
  margin-top: ${space[8]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  background: ${color.card};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
