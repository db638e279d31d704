/** By itself: it is loaded when a post is first duplicated. */
export { postToolsApi } from '@site/api-client/post-tools';
