import { configureStore } from '@reduxjs/toolkit';
import { useState, useSyncExternalStore } from 'react';
import { combineReducers } from 'redux';
import type { ApiExtra } from '@site/api-client';
import { adminApi } from '@site/api-client/admin';
import { accountFetch } from '../features/session/account-fetch';

let count = 0;

/** Holds server state alone; forms and addresses hold the rest. All of it is what one account may see. */
function createStore(given: ApiExtra) {
  const extraArgument = { ...given };
  const store = configureStore({
    reducer: combineReducers({ [adminApi.reducerPath]: adminApi.reducer }),
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(adminApi.middleware),
  });
  const account = () => adminApi.endpoints.getAdminSession.select()(store.getState()).data?.id;
  const check = () => store.dispatch(adminApi.util.invalidateTags(['Session']));
  extraArgument.fetch = accountFetch({ account, check });
  return { store, account, key: ++count };
}

/** One store for each account: where another one has signed in, in any tab, its screens begin with nothing. */
export function useStore(extra: ApiExtra) {
  const [present, setPresent] = useState(() => ({ ...createStore(extra), owner: '' }));
  const { store, owner } = present;
  const account = useSyncExternalStore(store.subscribe, present.account) ?? owner;
  // Before the screens of the first account are drawn with the second.
  if (account !== owner) setPresent({ ...(owner ? createStore(extra) : present), owner: account });
  return present;
}
