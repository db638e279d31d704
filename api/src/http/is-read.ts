const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request changes nothing. */
export const isRead = ({ method }: { method: string }): boolean => reading.has(method);
