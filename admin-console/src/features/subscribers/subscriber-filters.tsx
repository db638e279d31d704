import styled from 'styled-components';
import { limits, subscriberStateLabels, subscriberStates } from '@site/contracts';
import { color, media, space, TextLink } from '@site/ui';
import { ListSearch } from '../../shared/list-search';
import type { SubscriberView, useSubscriberView } from './use-subscriber-view';

interface SubscriberFiltersProps extends Pick<ReturnType<typeof useSubscriberView>, 'hrefOf' | 'search'> {
  view: SubscriberView;
}

export const SubscriberFilters = ({ view, hrefOf, search }: SubscriberFiltersProps) => (
  <Bar role="search">
    <ListSearch
      label="Search subscribers"
      placeholder="Search names, addresses, topics..."
      maxLength={limits.search}
      value={view.search}
      onSearch={search}
    />
    <States aria-label="Filter subscribers">
      {[undefined, ...subscriberStates].map((state) => (
        <TextLink
          key={state ?? 'all'}
          href={hrefOf({ state: state ?? null })}
          aria-current={state === view.state || undefined}
        >
          {state ? subscriberStateLabels[state] : 'All'}
        </TextLink>
      ))}
    </States>
  </Bar>
);

const Bar = styled.div`
  display: grid;
  gap: ${space[12]} ${space[24]};
  margin-bottom: ${space[16]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const States = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};

  & [aria-current] {
    color: ${color.ink};
    text-decoration: none;
  }
`;
