/** Which visitors' messages a list shows. `all` leaves out the deleted ones. */
export const messageFilters = ['all', 'unread', 'read', 'deleted'] as const;
export type MessageFilter = (typeof messageFilters)[number];

export const messageFilterLabels: Record<MessageFilter, string> = {
  all: 'All',
  unread: 'Unread',
  read: 'Read',
  deleted: 'Deleted',
};

/** A month by which messages are filtered, such as 2026-11. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
