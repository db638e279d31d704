/** Whether a visitor's message was mailed. `off`: no email was set up when it arrived. */
export type MessageMailState = 'off' | 'waiting' | 'sent' | 'failed';

export type ReplyMailState = Exclude<MessageMailState, 'off'>;
