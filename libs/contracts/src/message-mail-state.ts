/** Whether a visitor's message was mailed. `off`: no email was set up when it arrived. */
export const messageMailStates = ['off', 'waiting', 'sent', 'failed'] as const;
export type MessageMailState = (typeof messageMailStates)[number];

export type ReplyMailState = Exclude<MessageMailState, 'off'>;
