import { type MessageFilter, messageFilters, type MessageState, messageStates, monthPattern } from '@site/contracts';
import { addressOf, changed, numberIn, pageIn } from '../../shared/list-address';

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

export const messagePageSize = 25;
const usual = { filter: 'all', overdue: false, page: 1 };

/** Address of the messages screen. */
export const messageAddress = ({ open, ...list }: Partial<MessageView> = {}): string =>
  addressOf('/admin/messages', changed(new URLSearchParams(), { ...list, message: open }, usual));

/** Whether the list of a view narrowed like this is narrowed by nothing else. */
export const isOnly = (change: Partial<MessageView>, view: MessageView): boolean =>
  messageAddress({ ...view, ...change, page: 1, open: null }) === messageAddress(change);

/** Reads an address, whatever somebody has made of it. */
export function messageViewOf(params: URLSearchParams): MessageView {
  return {
    filter: messageFilters.find((filter) => filter === params.get('filter')) ?? 'all',
    search: params.get('search') ?? '',
    state: messageStates.find((state) => state === params.get('state')) ?? null,
    assignee: params.get('assignee'),
    overdue: params.get('overdue') === 'true',
    source: params.get('source'),
    month: monthPattern.exec(params.get('month') ?? '')?.[0] ?? null,
    page: pageIn(params, messagePageSize),
    open: numberIn(params, 'message') ?? null,
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

/** As a person reads it. */
export const nameOfMonth = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
