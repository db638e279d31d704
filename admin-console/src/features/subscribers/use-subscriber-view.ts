import { type SubscriberState, subscriberStates } from '@site/contracts';
import { pageIn } from '../../shared/list-address';
import { useListView } from '../../shared/use-list-view';

export const subscriberPageSize = 50;

/** What the screen shows. */
export type SubscriberView = {
  state: SubscriberState | undefined;
  search: string;
  /** From 1. */
  page: number;
};

export const useSubscriberView = () => useListView('/admin/subscribers', viewIn);

const viewIn = (params: URLSearchParams): SubscriberView => ({
  state: subscriberStates.find((state) => state === params.get('state')),
  search: params.get('search') ?? '',
  page: pageIn(params, subscriberPageSize),
});
