const kinds = [
  ['/releases/', 'file'],
  ['/shell/', 'file'],
  ['/media/', 'media'],
  ['/api/', 'api'],
  ['/client-errors', 'report'],
  ['/web-vitals', 'report'],
] as const;

export type RequestKind = (typeof kinds)[number][1] | 'page' | 'other';

/** What a request was for, as one of a few labels. */
export function requestKind(path: string, page?: string): RequestKind {
  if (page) return 'page';
  return kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
}
