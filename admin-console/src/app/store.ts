import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@site/api-client';

/** Holds server state alone; forms and addresses hold the rest. */
export const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
