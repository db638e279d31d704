import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aSubscriber } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

it('shows the page before once the last subscriber of the last page is deleted', async () => {
  const lastPage = 'GET /api/admin/subscribers?limit=50&offset=50';
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/subscribers?limit=50&offset=0', { body: [aSubscriber(1, 'first@example.com')], total: 50 })
    .on(lastPage, { body: [aSubscriber(51, 'last@example.com')], total: 51 })
    .on('DELETE /api/admin/subscribers/51', { status: 204 });
  openConsole('/admin/subscribers?page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete last@example.com' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.on(lastPage, { body: [], total: 50 });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('first@example.com')).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?page=1'));
});
