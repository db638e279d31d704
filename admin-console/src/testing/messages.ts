import { screen, within } from '@testing-library/react';
import { aMessage, aSession, aUser } from './factories';
import { FakeApi } from './fake-api';

/** A signed-in console that has these messages. */
export const withMessages = (...messages: ReturnType<typeof aMessage>[]) => {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/contact', { body: messages, total: messages.length })
    .on('GET /api/admin/contact?isRead=false&limit=1', { body: messages.slice(0, 1), total: 1 });
  for (const message of messages) {
    api.on(`GET /api/admin/contact/${message.id}`, { body: message });
    api.on(`PATCH /api/admin/contact/${message.id}/read`, { body: { ...message, isRead: true } });
  }
  return api;
};

/** A line of a message's history, without its id, its kind and what is said there. */
export const entry = {
  ...{ createdAt: '2026-03-01T10:00:00.000Z', by: 'Ada Lovelace' },
  ...{ before: null, after: null, text: null },
};

/** A console with one message that was read, and two people who may answer it. */
export const withLead = (facts: Partial<ReturnType<typeof aMessage>> = {}) =>
  withMessages(aMessage({ isRead: true, ...facts }))
    .on('GET /api/admin/users', { body: [aUser(), aUser({ id: 'grace', firstName: 'Grace' })], total: 2 })
    .on('GET /api/admin/contact/5/history', {
      body: [
        { ...entry, id: 3, kind: 'note', text: 'Called back.' },
        { ...entry, id: 2, kind: 'assignee', after: 'Grace Hopper' },
        { ...entry, id: 1, kind: 'state', before: 'new', after: 'open' },
      ],
      total: 3,
    });

/** Of the list. */
export const row = (name: RegExp) => screen.findByRole('link', { name });
/** The message that is open. */
export const sheet = async () => within(await screen.findByRole('article', { name: 'Message' }));
