/** What a line of a message's history tells of. */
export type MessageEventKind = 'state' | 'assignee' | 'note' | 'reply' | 'deleted' | 'restored';
