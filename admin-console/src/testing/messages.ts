import { screen, within } from '@testing-library/react';
import { aMessage, aSession } from './factories';
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

/** Of the list. */
export const row = (name: RegExp) => screen.findByRole('link', { name });
/** The message that is open. */
export const sheet = async () => within(await screen.findByRole('article', { name: 'Message' }));
