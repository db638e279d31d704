import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { baseApi, type ApiExtra } from '@site/api-client';

/** A store for the API's answers; `fetch` calls the API where the browser's own does not reach it. */
export const createApiStore = ({ preloaded, fetch }: { preloaded?: ApiState } & ApiExtra = {}) =>
  configureStore({
    reducer: { api: baseApi.reducer },
    // RTK Query keeps nothing else in it, so its contents need no checks in development.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { fetch } satisfies ApiExtra },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
    preloadedState: preloaded,
  });

export type ApiStore = ReturnType<typeof createApiStore>;
type ApiState = Record<'api', ReturnType<typeof baseApi.reducer>>;

let browserStore: ApiStore | undefined;

/** The browser's one store. The first page to ask brings what the server has fetched already. */
export const getBrowserStore = (preloaded?: ApiState): ApiStore => (browserStore ??= createApiStore({ preloaded }));

/**
 * What the server has fetched, for the browser's store. Subscriptions belong to components and stay behind; so does which
 * request fetched it and when, which nothing asks: a page that is rendered again from the same content is the same to the byte.
 */
export const transferableState = (store: ApiStore): ApiState => {
  const { api: state } = store.getState();
  const queries = Object.entries(state.queries).map(([key, query]) => [key, { ...query, ...timeless(query) }]);
  return { api: { ...state, queries: Object.fromEntries(queries), subscriptions: {} } };
};

/** RTK Query fetches again what has no time of its arrival. */
const timeless = (query?: { fulfilledTimeStamp?: number }) => ({
  requestId: '',
  startedTimeStamp: 0,
  fulfilledTimeStamp: query?.fulfilledTimeStamp && 1,
});

interface ApiProviderProps {
  /** What a page's `prepare` returned as `state`: that of `transferableState`, or nothing. */
  initial: unknown;
  children: ReactNode;
}

/** Gives a page the API's hooks. */
export function ApiProvider({ initial, children }: ApiProviderProps) {
  const [store] = useState(() => {
    const preloaded = isApiState(initial) ? initial : undefined;
    return typeof document === 'undefined' ? createApiStore({ preloaded }) : getBrowserStore(preloaded);
  });
  return <Provider store={store}>{children}</Provider>;
}

const isApiState = (state: unknown): state is ApiState =>
  typeof state === 'object' && state !== null && baseApi.reducerPath in state;
