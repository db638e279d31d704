/** How far a visitor's message is dealt with. The first two wait for an answer. */
export const messageStates = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageStateLabels: Record<MessageState, string> = {
  // Not 'New': the console says that of what nobody has read.
  new: 'Not started',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

/** The site promises an answer within so many hours. */
export const replyHours = 24;

export const isUnanswered = (state: MessageState): boolean => state === 'new' || state === 'open';
