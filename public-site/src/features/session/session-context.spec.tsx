import { act, render, screen, waitFor } from '@testing-library/react';
import { SessionCheck, SessionProvider, useSession } from './session-context';

let signedIn: string;

beforeEach(() => {
  signedIn = 'ada@example.com';
  window.fetch = async () => {
    const text = JSON.stringify({ email: signedIn });
    return { ok: true, status: 200, headers: new Headers(), text: async () => text } as Response;
  };
});

const Name = () => <output>{useSession()?.email ?? 'nobody'}</output>;

const setHint = (value: string) => {
  document.cookie = `signed_in=${value}`;
};
const showAgain = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
const open = () =>
  render(
    <SessionProvider>
      <Name />
      <SessionCheck />
    </SessionProvider>,
  );

it('forgets its user where the browser shows the page again after the sign-out', async () => {
  setHint('1');
  open();
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  showAgain();
  expect(screen.getByRole('status')).toHaveTextContent('ada@example.com');
  setHint('');
  showAgain();
  expect(screen.getByRole('status')).toHaveTextContent('nobody');
});

it('shows who has signed in since where the browser shows the page again', async () => {
  setHint('');
  open();
  expect(screen.getByRole('status')).toHaveTextContent('nobody');
  setHint('1');
  showAgain();
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  signedIn = 'bob@example.com';
  showAgain();
  expect(await screen.findByText('bob@example.com')).toBeVisible();
});

it.each([
  [401, 'nobody'],
  [503, 'ada@example.com'],
])('after a response of %s shows %s where the browser shows the page again', async (status, shown) => {
  setHint('1');
  open();
  await screen.findByText('ada@example.com');
  const fetched = jest.fn(async () => {
    const text = JSON.stringify({ statusCode: status, message: status === 401 ? 'Unauthorized' : 'Down', error: '' });
    return { ok: false, status, headers: new Headers(), text: async () => text } as Response;
  });
  window.fetch = fetched;
  showAgain();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
