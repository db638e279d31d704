import styled from 'styled-components';
import { limits, messageFilterLabels, messageFilters } from '@site/contracts';
import { Badge, color, media, SiteLink, space } from '@site/ui';
import { ListSearch } from '../../../shared/list-search';
import { isOnly, type MessageView } from '../message-address';
import { useUnreadCount } from '../use-unread-count';
import { LeadFilters } from './lead-filters';
import { LeadSources } from './lead-sources';
import { Room } from './room';

interface MessageFilterBarProps {
  view: MessageView;
  hrefOf: (change: Partial<MessageView>) => string;
  onSearch: (search: string) => void;
}

export function MessageFilterBar({ view, hrefOf, onSearch }: MessageFilterBarProps) {
  const unread = useUnreadCount().data;
  return (
    <>
      <Bar role="search">
        <ListSearch
          label="Search messages"
          placeholder="Search names, addresses, words..."
          maxLength={limits.search}
          value={view.search}
          onSearch={onSearch}
        />
        <Filters aria-label="Filter messages">
          {messageFilters.map((filter) => (
            <Filter key={filter} href={hrefOf({ filter })} aria-current={filter === view.filter || undefined}>
              {messageFilterLabels[filter]}
              {filter === 'unread' && !!unread && isOnly({ filter }, view) && <Badge $tone="lime">{unread}</Badge>}
            </Filter>
          ))}
        </Filters>
      </Bar>
      <Room $away={view.open !== null}>
        <LeadFilters view={view} hrefOf={hrefOf} />
        <LeadSources />
      </Room>
    </>
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${space[12]} ${space[24]};
  margin-bottom: ${space[12]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Filters = styled.nav`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
`;

const Filter = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 44px;
  padding: 0 ${space[12]};
  border-bottom: 2px solid transparent;
  color: ${color.inkSoft};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    border-bottom-color: ${color.blue};
    color: ${color.blue};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
