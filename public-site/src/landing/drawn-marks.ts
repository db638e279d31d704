/** Drawn for the site, on a field of 24 by 24: `simple-icons` has no mark where its owner does not want one copied. */
export const drawnAws = {
  path: 'M0 7H7V17H0V10.9H4.7V9.2H0ZM2.3 13V14.9H4.7V13ZM8.3 7H10.3V14.8H11.6V9H13.6V14.8H14.9V7H16.9V17H8.3ZM18.2 7H24V9.2H20.5V10.9H24V17H18.2V14.8H21.7V13.1H18.2Z',
};
export const drawnSalesforce = {
  path: 'M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z',
};
