/** Where a page tells how sending a form ended. A plain form post leads there by this fragment. */
export const answerId = 'answer';
