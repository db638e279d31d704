import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  limits,
  type PostSort,
  postSorts,
  postStatuses,
  type PostStatus,
  type PostType,
  postTypes,
  type SortOrder,
  sortOrders,
  usualOrder,
} from '@site/contracts';
import { addressOf, changed, pageIn } from '../../../shared/list-address';

export const postPageSize = limits.page.max;

export interface PostFilters {
  search: string;
  status: PostStatus | 'all';
  type: PostType | 'all';
  /** Id of a user; empty for all. */
  author: string;
  /** Id of a user whose drafts and unpublished changes are wanted; empty for all posts. */
  draftsOf: string;
  /** Empty for all. */
  tag: string;
  /** Whether only drafts that are published by themselves, or none of them; undefined: with them. */
  scheduled: boolean | undefined;
  /** Whether only what was to be published by itself and could not be, or none of it; undefined: with it. */
  failed: boolean | undefined;
  /** Only posts with changes that are saved and not published. */
  unpublishedChanges: boolean;
  sort: PostSort;
  order: SortOrder;
  /** From 1. */
  page: number;
}

export interface FilterControl {
  filters: PostFilters;
  /** A change other than of the page begins with the first page. */
  change: (change: Partial<PostFilters>) => void;
  /** The address of the list after a change. */
  hrefOf: (change: Partial<PostFilters>) => string;
  /** Leads to a page that is there from one that is not. */
  correctPage: (page: number) => void;
}

/** What is listed stands in the address, so that it can be shared, survives a reload and is found again by going back. */
export function usePostFilters(): FilterControl {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const { search } = filters;

  const change = useCallback(
    (changes: Partial<PostFilters>) => {
      // Letter after letter is one step of the history; the way back leads to before the search.
      const goesOn = Boolean(changes.search && search);
      setParams((current) => paramsOf({ ...filtersIn(current), page: 1, ...changes }), { replace: goesOn });
    },
    [setParams, search],
  );
  const correctPage = useCallback(
    (page: number) => setParams((current) => paramsOf({ ...filtersIn(current), page }), { replace: true }),
    [setParams],
  );
  const hrefOf = (changes: Partial<PostFilters>) =>
    addressOf('/admin/posts', paramsOf({ ...filters, page: 1, ...changes }));
  return { filters, change, hrefOf, correctPage };
}

function filtersIn(params: URLSearchParams): PostFilters {
  const sort = postSorts.find((known) => known === params.get('sort')) ?? 'updated';
  return {
    search: params.get('search') ?? '',
    status: postStatuses.find((status) => status === params.get('status')) ?? 'all',
    type: postTypes.find((type) => type === params.get('type')) ?? 'all',
    author: params.get('author') ?? '',
    draftsOf: params.get('draftsOf') ?? '',
    tag: params.get('tag') ?? '',
    scheduled: choiceIn(params.get('scheduled')),
    failed: choiceIn(params.get('failed')),
    unpublishedChanges: params.get('unpublishedChanges') === 'true',
    sort,
    order: sortOrders.find((order) => order === params.get('order')) ?? usualOrder(sort),
    page: pageIn(params, postPageSize),
  };
}

const choiceIn = (text: string | null): boolean | undefined => [true, false].find((choice) => String(choice) === text);

const usual = { status: 'all', type: 'all', unpublishedChanges: false, sort: 'updated', page: 1 };

const paramsOf = (filters: PostFilters): URLSearchParams =>
  changed(new URLSearchParams(), { ...filters }, { ...usual, order: usualOrder(filters.sort) });
