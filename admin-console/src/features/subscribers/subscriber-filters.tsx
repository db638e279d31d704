import { limits, subscriberStateLabels, subscriberStates } from '@site/contracts';
import { FilterLinks, SearchAndFilter } from '../../shared/filter-links';
import { ListSearch } from '../../shared/list-search';
import type { SubscriberView, useSubscriberView } from './use-subscriber-view';

interface SubscriberFiltersProps extends Pick<ReturnType<typeof useSubscriberView>, 'hrefOf' | 'search'> {
  view: SubscriberView;
}

export const SubscriberFilters = ({ view, hrefOf, search }: SubscriberFiltersProps) => (
  <SearchAndFilter>
    <ListSearch
      label="Search subscribers"
      placeholder="Search names, addresses, topics..."
      maxLength={limits.search}
      value={view.search}
      onSearch={search}
    />
    <FilterLinks
      label="Filter subscribers"
      values={subscriberStates}
      labels={subscriberStateLabels}
      current={view.state}
      hrefOf={(state) => hrefOf({ state })}
    />
  </SearchAndFilter>
);
