import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SubscriberState, subscriberStates } from '@site/contracts';
import { addressOf, changed, pageIn } from '../../shared/list-address';

export const subscriberPageSize = 50;

/** What the screen shows; all of it stands in the address. */
export interface SubscriberView {
  state: SubscriberState | undefined;
  search: string;
  /** From 1. */
  page: number;
}

export function useSubscriberView() {
  const [params, setParams] = useSearchParams();
  /** Another state or search starts at its first page. */
  const hrefOf = (change: Partial<SubscriberView>) =>
    addressOf('/admin/subscribers', changed(params, { page: null, ...change }));
  const search = useCallback(
    (text: string) => setParams((last) => changed(last, { page: null, search: text }), { replace: true }),
    [setParams],
  );
  return { view: viewOf(params), hrefOf, search };
}

function viewOf(params: URLSearchParams): SubscriberView {
  return {
    state: subscriberStates.find((state) => state === params.get('state')),
    search: params.get('search') ?? '',
    page: pageIn(params, subscriberPageSize),
  };
}
