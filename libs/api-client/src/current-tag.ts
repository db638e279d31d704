import { currentTagEndpoints } from './current-tag.gen';

/** Where links to a tag lead that is called something else now. */
export const currentTagApi = currentTagEndpoints;
