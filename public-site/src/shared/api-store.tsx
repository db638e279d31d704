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
    // Its parts are reducers, each of which begins with a state of its own.
    preloadedState: preloaded as Record<'api', WholeState> | undefined,
  });

export type ApiStore = ReturnType<typeof createApiStore>;
type WholeState = ReturnType<typeof baseApi.reducer>;
type ApiState = Record<'api', Pick<WholeState, 'queries'>>;

let browserStore: ApiStore | undefined;

/** The browser's one store. The first page to ask brings what the server has fetched already. */
export const getBrowserStore = (preloaded?: ApiState): ApiStore => (browserStore ??= createApiStore({ preloaded }));

/**
 * What the server has fetched, for the browser's store, which makes the rest of its state itself. Which request fetched it and
 * when, nothing asks: a page that is rendered again from the same content is the same to the byte.
 */
export const transferableState = (store: ApiStore): ApiState => {
  const queries = Object.entries(store.getState().api.queries).map(([key, query]) => [key, timeless(query)]);
  return { api: { queries: Object.fromEntries(queries) } };
};

/** RTK Query fetches again what has no time of its arrival. */
const timeless = (query?: { fulfilledTimeStamp?: number }) => ({
  ...query,
  requestId: undefined,
  startedTimeStamp: undefined,
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
