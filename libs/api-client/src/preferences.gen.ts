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
export type ApiProblem = {
  statusCode: number;
  /** One sentence for a person. */
  message: string;
  /** The status in words, such as "Not Found". */
  error: string;
  /** Maps a field of the request to what is wrong with it. */
  fields?: {
    [key: string]: string;
  };
};
export type PreferencesInput = {
  editorMode: 'source' | 'write';
};
