import { type MessageFilter, messageFilters } from '@site/contracts';

/** What the messages screen shows; all of it stands in the address. */
export interface MessageView {
  filter: MessageFilter;
  search: string;
  /** From 1. */
  page: number;
  /** Id of the message that is open. */
  open: number | null;
}

const plain: MessageView = { filter: 'all', search: '', page: 1, open: null };

/** Address of the messages screen. What is as usual is left out. */
export function messageAddress(view: Partial<MessageView> = {}): string {
  const { filter, search, page, open } = { ...plain, ...view };
  const params = new URLSearchParams();
  if (filter !== plain.filter) params.set('filter', filter);
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  if (open !== null) params.set('message', String(open));
  return params.size > 0 ? `/admin/messages?${params}` : '/admin/messages';
}

/** Reads an address, whatever somebody has made of it. */
export function messageViewOf(params: URLSearchParams): MessageView {
  return {
    filter: messageFilters.find((filter) => filter === params.get('filter')) ?? plain.filter,
    search: params.get('search') ?? '',
    page: wholeNumber(params.get('page')) ?? 1,
    open: wholeNumber(params.get('message')),
  };
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
