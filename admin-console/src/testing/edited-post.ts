import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aSession, aUser } from './factories';
import { FakeApi } from './fake-api';
import { openConsole } from './open-console';

/** An API on which an admin is signed in, and one post. */
export const withPost = (post = aPost()) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/users', { body: [aUser()], total: 1 })
    .on('GET /api/admin/posts', { body: [], total: 0 })
    .on('GET /api/admin/posts/7', { body: post })
    .on('POST /api/admin/content-preview', { body: { html: '', words: 0, readingMinutes: 1 } });

/** Returns how to close it. */
export async function openEditor(address = '/admin/posts/7/edit') {
  const close = openConsole(address);
  await screen.findByLabelText('Content');
  return close;
}

/** At its end, all at once: for each letter the whole screen is drawn again. A key such as `{Backspace}` is pressed. */
export async function typeContent(text: string) {
  await userEvent.click(screen.getByLabelText('Content'));
  await (text.length > 1 && !text.startsWith('{') ? userEvent.paste(text) : userEvent.keyboard(text));
}

export const saveByKey = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
