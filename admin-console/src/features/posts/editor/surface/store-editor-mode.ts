import { preferencesApi } from '@site/api-client/preferences';

export const storeEditorMode = preferencesApi.endpoints.updatePreferences.initiate;
