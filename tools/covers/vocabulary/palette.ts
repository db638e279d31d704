/** The light theme's tokens, as literals: a cover is an image file and cannot read the page's theme. */
export const palette = {
  ink: '#0b1633',
  paper: '#f5f8fd',
  card: '#ffffff',
  line: '#c9d3ea',
  blue: '#1d3fe0',
  lime: '#dff25a',
  pale: '#e6ebfb',
} as const;
