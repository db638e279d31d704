/** Created once: a new string would have to be hashed for each request to find its counter. */
const classes = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** `2xx` for any success, and so on. */
export const statusClass = (status: number): string => classes[Math.floor(status / 100)] ?? 'other';
