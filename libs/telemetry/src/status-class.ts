/** Made once: a new text would have to be read for each request to find its count. */
const classes = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** `2xx` for all that went well, and so on. */
export const statusClass = (status: number): string => classes[Math.floor(status / 100)] ?? 'other';
