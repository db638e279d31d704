/** `2xx` for any success, and so on. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;
