import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SubscriberState, subscriberStates } from '@site/contracts';

/** What the screen shows; all of it stands in the address. */
export interface SubscriberView {
  state: SubscriberState | undefined;
  search: string;
  /** From 1. */
  page: number;
}

/** `null` takes a part out of the address. */
type Change = Partial<Record<keyof SubscriberView, string | null>>;

export function useSubscriberView() {
  const [params, setParams] = useSearchParams();
  const hrefOf = (change: Change) => `/admin/subscribers?${changed(params, change)}`;
  const search = useCallback(
    (text: string) => setParams((last) => changed(last, { search: text }), { replace: true }),
    [setParams],
  );
  return { view: viewOf(params), hrefOf, search };
}

function viewOf(params: URLSearchParams): SubscriberView {
  const page = Number(params.get('page'));
  return {
    state: subscriberStates.find((state) => state === params.get('state')),
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Another state or search starts at its first page. */
function changed(params: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ page: null, ...change })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
