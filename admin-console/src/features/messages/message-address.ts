import { type MessageFilter, messageFilters, type MessageState, messageStates, monthPattern } from '@site/contracts';

/** What the messages screen shows; all of it stands in the address. */
export interface MessageView {
  filter: MessageFilter;
  search: string;
  state: MessageState | null;
  /** Id of the user whose they are; `none`: nobody's. */
  assignee: string | null;
  overdue: boolean;
  /** The page that led to the form; `none`: it is not known. */
  source: string | null;
  /** In which they arrived, such as 2026-11. */
  month: string | null;
  /** From 1. */
  page: number;
  /** Id of the message that is open. */
  open: number | null;
}

const plain: MessageView = {
  ...{ filter: 'all', search: '', state: null, assignee: null, overdue: false, source: null, month: null },
  ...{ page: 1, open: null },
};

/** Address of the messages screen. What is as usual is left out. */
export function messageAddress(view: Partial<MessageView> = {}): string {
  const { filter, search, state, assignee, overdue, source, month, page, open } = { ...plain, ...view };
  const params = new URLSearchParams();
  if (filter !== plain.filter) params.set('filter', filter);
  if (search) params.set('search', search);
  if (state) params.set('state', state);
  if (assignee) params.set('assignee', assignee);
  if (overdue) params.set('overdue', 'true');
  if (source) params.set('source', source);
  if (month) params.set('month', month);
  if (page > 1) params.set('page', String(page));
  if (open !== null) params.set('message', String(open));
  const query = String(params);
  return query ? `/admin/messages?${query}` : '/admin/messages';
}

/** Reads an address, whatever somebody has made of it. */
export function messageViewOf(params: URLSearchParams): MessageView {
  return {
    filter: messageFilters.find((filter) => filter === params.get('filter')) ?? plain.filter,
    search: params.get('search') ?? '',
    state: messageStates.find((state) => state === params.get('state')) ?? null,
    assignee: params.get('assignee'),
    overdue: params.get('overdue') === 'true',
    source: params.get('source'),
    month: monthPattern.exec(params.get('month') ?? '')?.[0] ?? null,
    page: wholeNumber(params.get('page')) ?? 1,
    open: wholeNumber(params.get('message')),
  };
}

/** What the API is asked for, in a list or for a file. */
export const selectionOf = ({ filter, search, state, assignee, overdue, source, month }: MessageView) => ({
  filter,
  search: search || undefined,
  state: state ?? undefined,
  assignee: assignee ?? undefined,
  overdue: overdue || undefined,
  sourcePage: source ?? undefined,
  month: month ?? undefined,
});

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** As a person reads it. */
export const nameOfMonth = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
