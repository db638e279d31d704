import { adminApi } from './admin';
import { preferenceEndpoints } from './preferences.gen';

/** What the console remembers of a person on all their devices; `getAdminSession` answers it. */
export const preferencesApi = preferenceEndpoints.enhanceEndpoints({
  endpoints: {
    updatePreferences: {
      /** The next screen need not ask for them. */
      onQueryStarted: (preferences, { dispatch }) => {
        dispatch(
          adminApi.util.updateQueryData('getAdminSession', undefined, (session) => Object.assign(session, preferences)),
        );
      },
    },
  },
});
