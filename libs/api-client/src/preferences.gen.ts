import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updatePreferences: build.mutation<UpdatePreferencesApiResponse, UpdatePreferencesApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/preferences`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as preferenceEndpoints };
export type UpdatePreferencesApiResponse = unknown;
export type UpdatePreferencesApiArg = PreferencesInput;
export type PreferencesInput = {
  editorMode: 'source' | 'write';
};
