import { limits } from '@site/contracts';
import { pageIn } from '../../../shared/list-address';
import { useListView } from '../../../shared/use-list-view';

export const tagPageSize = limits.page.max;

export const useTagView = () => useListView('/admin/posts/tags', viewIn, { page: 1 });

const viewIn = (params: URLSearchParams) => ({
  page: pageIn(params, tagPageSize),
  search: params.get('search') ?? '',
});
