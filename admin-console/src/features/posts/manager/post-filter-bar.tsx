import { useCallback, useState } from 'react';
import styled from 'styled-components';
import {
  limits,
  type PostSort,
  postSorts,
  postStatuses,
  postStatusLabels,
  postTypeLabels,
  postTypes,
  type SortOrder,
  usualOrder,
} from '@site/contracts';
import { Checkbox, media, SelectField, space } from '@site/ui';
import { ListSearch } from '../../../shared/list-search';
import { TagFilter } from './tag-filter';
import type { Authors } from '../use-authors';
import type { PostFilters } from './use-post-filters';

const statusOptions = [
  { value: 'all', label: 'All Status' },
  ...postStatuses.map((value) => ({ value, label: postStatusLabels[value] })),
] as const;

const typeOptions = [
  { value: 'all', label: 'All Types' },
  ...postTypes.map((value) => ({ value, label: postTypeLabels[value] })),
] as const;

const sortLabels: Record<PostSort, Record<SortOrder, string>> = {
  updated: { desc: 'Last updated first', asc: 'Least recently updated' },
  created: { desc: 'Newest first', asc: 'Oldest first' },
  published: { desc: 'Last published first', asc: 'Oldest published first' },
  title: { asc: 'Title, A to Z', desc: 'Title, Z to A' },
  due: { asc: 'Planned soonest first', desc: 'Planned latest first' },
};

const sortOptions = postSorts.flatMap((sort) =>
  [usualOrder(sort), otherOrder(usualOrder(sort))].map((order) => ({
    value: `${sort} ${order}`,
    label: sortLabels[sort][order],
  })),
);

interface PostFilterBarProps {
  filters: PostFilters;
  authors: Authors;
  /** Those of the posts that are shown. */
  tags: readonly string[];
  onChange: (change: Partial<PostFilters>) => void;
}

export function PostFilterBar({ filters, authors, tags, onChange }: PostFilterBarProps) {
  const authorOptions = [{ value: 'all', label: 'All Authors' }, ...authors.options];
  const handleSearch = useCallback((search: string) => onChange({ search }), [onChange]);

  return (
    <Bar role="search">
      <ListSearch
        label="Search posts"
        placeholder="Search posts..."
        maxLength={limits.search}
        value={filters.search}
        onSearch={handleSearch}
      />
      <SelectField
        label="Filter by status"
        labelHidden
        value={filters.status}
        options={statusOptions}
        onValueChange={(status) => onChange({ status })}
      />
      <SelectField
        label="Filter by type"
        labelHidden
        value={filters.type}
        options={typeOptions}
        onValueChange={(type) => onChange({ type })}
      />
      <SelectField
        label="Filter by author"
        labelHidden
        value={filters.author || 'all'}
        options={authorOptions}
        onValueChange={(author) => onChange({ author: author === 'all' ? '' : author })}
      />
      <TagFilter value={filters.tag} known={tags} onChange={(tag) => onChange({ tag })} />
      <CheckFilters {...{ filters, authors, onChange }} />
      <SelectField
        label="Sort posts"
        labelHidden
        value={`${filters.sort} ${filters.order}`}
        options={sortOptions}
        onValueChange={(value) => {
          const [sort, order] = value.split(' ') as [PostSort, SortOrder];
          onChange({ sort, order });
        }}
      />
    </Bar>
  );
}

function CheckFilters({ filters, authors, onChange }: Omit<PostFilterBarProps, 'tags'>) {
  // The dashboard leads here with filters that are offered nowhere else: they are to be seen, and to be taken back without
  // losing the focus.
  const [first] = useState(filters);
  const draftsOf = filters.draftsOf || first.draftsOf;
  return (
    <Checks>
      {draftsOf && (
        <Checkbox
          label={`Drafts of ${authors.options.find(({ value }) => value === draftsOf)?.label ?? 'one person'} only`}
          checked={filters.draftsOf !== ''}
          onChange={(event) => onChange({ draftsOf: event.target.checked ? draftsOf : '' })}
        />
      )}
      <Checkbox
        label="Scheduled only"
        checked={filters.scheduled === true}
        onChange={(event) => onChange({ scheduled: event.target.checked || undefined })}
      />
      {[first, filters].some(({ scheduled }) => scheduled === false) && (
        <Checkbox
          label="Without scheduled"
          checked={filters.scheduled === false}
          onChange={(event) => onChange({ scheduled: event.target.checked ? false : undefined })}
        />
      )}
      {[first, filters].some(({ failed }) => failed) && (
        <Checkbox
          label="Failed publications only"
          checked={filters.failed === true}
          onChange={(event) => onChange({ failed: event.target.checked || undefined })}
        />
      )}
      {[first, filters].some(({ failed }) => failed === false) && (
        <Checkbox
          label="Without failed publications"
          checked={filters.failed === false}
          onChange={(event) => onChange({ failed: event.target.checked ? false : undefined })}
        />
      )}
      <Checkbox
        label="Unpublished changes only"
        checked={filters.unpublishedChanges}
        onChange={(event) => onChange({ unpublishedChanges: event.target.checked })}
      />
    </Checks>
  );
}

function otherOrder(order: SortOrder): SortOrder {
  return order === 'asc' ? 'desc' : 'asc';
}

const Checks = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[4]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[8]};
  margin-bottom: ${space[12]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }

    & > :first-child {
      grid-column: span 6;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > * {
      grid-column: span 3;
    }

    & > :first-child {
      grid-column: span 6;
    }
  }
`;
