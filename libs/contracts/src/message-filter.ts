/** Which visitors' messages a list shows. `all` leaves out the deleted ones. */
export const messageFilters = ['all', 'unread', 'read', 'deleted'] as const;
export type MessageFilter = (typeof messageFilters)[number];

export const messageFilterLabels: Record<MessageFilter, string> = {
  all: 'All',
  unread: 'Unread',
  read: 'Read',
  deleted: 'Deleted',
};
