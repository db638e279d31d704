import { act, render, screen } from '@testing-library/react';
import { SessionCheck, SessionProvider, useSession } from './session-context';

jest.mock('./current-user', () => ({ readCurrentUser: async () => ({ email: 'ada@example.com' }) }));

const Name = () => <output>{useSession()?.email ?? 'nobody'}</output>;

const setHint = (value: string) => {
  document.cookie = `signed_in=${value}`;
};
const showAgain = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

it('forgets its user where the browser shows the page again after the sign-out', async () => {
  setHint('1');
  render(
    <SessionProvider>
      <Name />
      <SessionCheck />
    </SessionProvider>,
  );
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  showAgain();
  expect(screen.getByRole('status')).toHaveTextContent('ada@example.com');
  setHint('');
  showAgain();
  expect(screen.getByRole('status')).toHaveTextContent('nobody');
});
