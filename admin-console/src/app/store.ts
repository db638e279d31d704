import { configureStore } from '@reduxjs/toolkit';
import { type ApiExtra, baseApi } from '@site/api-client';

/** Holds server state alone; forms and addresses hold the rest. */
export const createStore = (extraArgument: ApiExtra = {}) =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(baseApi.middleware),
  });
