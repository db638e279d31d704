import { postEditingApi } from '@site/api-client/post-editing';

/** Makes the unpublished changes of a post public. */
export const publishDraft = postEditingApi.endpoints.publishPostDraft.initiate;
