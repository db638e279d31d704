import styled from 'styled-components';
import { type OtherSources, useGetLeadSummaryQuery } from '@site/api-client/leads';
import { color, EmptyState, media, QueryState, SiteLink, space, type } from '@site/ui';
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
          <Counts
            title="Page that led to the form"
            rows={sources.map(({ sourcePage, messages }) => ({
              name: sourcePage ?? 'Not known',
              href: messageAddress({ source: sourcePage ?? 'none' }),
              messages,
            }))}
            others={others}
          />
          <Counts
            title="Month"
            rows={months.map(({ month, messages }) => ({
              name: nameOfMonth(month),
              href: messageAddress({ month }),
              messages,
            }))}
          />
        </Tables>
      )}
    </QueryState>
  );
}

interface Row {
  name: string;
  href: string;
  messages: number;
}

interface CountsProps {
  title: string;
  rows: Row[];
  /** What has no row of its own. */
  others?: OtherSources;
}

const Counts = ({ title, rows, others }: CountsProps) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">Messages</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, href, messages }) => (
        <tr key={name}>
          <th scope="row">
            <SiteLink href={href}>{name}</SiteLink>
          </th>
          <td>{messages.toLocaleString()}</td>
        </tr>
      ))}
      {others && others.pages > 0 && (
        <tr>
          <th scope="row">
            {others.pages.toLocaleString()} other {others.pages === 1 ? 'page' : 'pages'}
          </th>
          <td>{others.messages.toLocaleString()}</td>
        </tr>
      )}
    </tbody>
  </Table>
);

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

const Table = styled.table`
  ${type.dense}
  width: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${space[4]} 0;
    text-align: left;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  & thead th {
    color: ${color.inkSoft};
  }

  & :is(th, td):last-child {
    width: 88px;
    text-align: right;
  }

  & tbody tr {
    border-top: 1px solid ${color.line};
  }

  & a {
    color: ${color.blue};
  }
`;
