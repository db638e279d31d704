/** Where a page shows the result of sending a form. A plain form post leads there by this fragment. */
export const formResultId = 'answer';
