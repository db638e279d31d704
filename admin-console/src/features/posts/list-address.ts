import { useLocation } from 'react-router-dom';

const path = '/admin/posts';

/** State of a link from the list to an editor: the filters and the page that the way back leads to. */
export const fromList = (search: string) => ({ postList: search });

/** The list that the editor was opened from, else the whole one. */
export function useListAddress(): string {
  const { state } = useLocation();
  const search = typeof state === 'object' && state !== null ? (state as Record<string, unknown>).postList : undefined;
  return typeof search === 'string' && search.startsWith('?') ? path + search : path;
}
