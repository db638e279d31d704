import { limits, type PictureUseFilter, pictureUses } from '@site/contracts';
import { FilterLinks, SearchAndFilter } from '../../../shared/filter-links';
import { ListSearch } from '../../../shared/list-search';
import type { PictureView, usePictureView } from './use-picture-view';

interface PictureFiltersProps extends Pick<ReturnType<typeof usePictureView>, 'hrefOf' | 'search'> {
  view: PictureView;
}

const labels: Record<PictureUseFilter, string> = { used: 'Used', unused: 'Not used' };

export const PictureFilters = ({ view, hrefOf, search }: PictureFiltersProps) => (
  <SearchAndFilter>
    <ListSearch
      label="Search pictures"
      placeholder="Search names and alternative texts..."
      maxLength={limits.search}
      value={view.search}
      onSearch={search}
    />
    <FilterLinks
      label="Filter pictures"
      values={pictureUses}
      labels={labels}
      current={view.use}
      hrefOf={(use) => hrefOf({ use })}
    />
  </SearchAndFilter>
);
