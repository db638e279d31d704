/** What a line of a message's history tells of. */
export const messageEventKinds = ['state', 'assignee', 'note', 'reply'] as const;
export type MessageEventKind = (typeof messageEventKinds)[number];
