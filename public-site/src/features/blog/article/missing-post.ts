/** State of a page whose post does not exist: the browser need not ask again. */
export const missingPost = 'missing-post';
