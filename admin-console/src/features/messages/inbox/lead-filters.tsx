import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetAdminSessionQuery } from '@site/api-client/admin';
import { messageStateLabels, messageStates } from '@site/contracts';
import { Badge, color, radius, SiteLink, space, type } from '@site/ui';
import { isOnly, type MessageView, nameOfMonth } from '../message-address';
import { useOverdue } from '../use-overdue';

interface LeadFiltersProps {
  view: MessageView;
  hrefOf: (change: Partial<MessageView>) => string;
}

/** Narrows the list by how far messages are dealt with, and by whom. A filter that is on leads to the list without it. */
export function LeadFilters({ view, hrefOf }: LeadFiltersProps) {
  const me = useGetAdminSessionQuery().data?.id;
  const overdue = useOverdue().data?.total;
  const ofPerson = (assignee: string | undefined) => ({ assignee: view.assignee === assignee ? null : assignee });
  return (
    <Filters aria-label="Filter by state and person">
      <Filter href={hrefOf({ overdue: !view.overdue })} on={view.overdue}>
        Overdue
        {!!overdue && isOnly({ overdue: true }, view) && <Badge $tone="bad">{overdue}</Badge>}
      </Filter>
      <Filter href={hrefOf(ofPerson(me))} on={me !== undefined && view.assignee === me}>
        Mine
      </Filter>
      <Filter href={hrefOf(ofPerson('none'))} on={view.assignee === 'none'}>
        Nobody’s
      </Filter>
      {messageStates.map((state) => (
        <Filter key={state} href={hrefOf({ state: view.state === state ? null : state })} on={view.state === state}>
          {messageStateLabels[state]}
        </Filter>
      ))}
      {view.source && (
        <Filter href={hrefOf({ source: null })} on>
          {view.source === 'none' ? 'Page not known' : view.source}
          <X aria-hidden />
        </Filter>
      )}
      {view.month && (
        <Filter href={hrefOf({ month: null })} on>
          {nameOfMonth(view.month)}
          <X aria-hidden />
        </Filter>
      )}
    </Filters>
  );
}

const Filter = ({ href, on, children }: { href: string; on: boolean; children: ReactNode }) => (
  <Chip href={href} aria-current={on || undefined}>
    {children}
  </Chip>
);

const Filters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
`;

const Chip = styled(SiteLink)`
  ${type.small}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 32px;
  padding: 0 ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.inkSoft};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    border-color: ${color.blue};
    background: ${color.blueWash};
    color: ${color.blue};
  }

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;
