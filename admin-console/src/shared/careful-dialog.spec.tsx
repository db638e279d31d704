import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { CarefulDialog, type SlipQuestion, unsaved } from './careful-dialog';
import { installHistoryGate } from './history-gate';
import { LeaveDialog } from './leave-dialog';
import { isLeavingBlocked } from './leave-gate';
import { useLeaveGuard } from './use-leave-guard';

interface Given {
  question: SlipQuestion | null;
  awaits?: boolean;
  /** Of the screen behind it. */
  dirty?: boolean;
}

/** Opens a dialog at the second of two screens. Answers what changes its state. */
function openDialog(given: Given) {
  let change: (next: Given) => void = () => undefined;
  const Screen = () => {
    const [{ dirty = false, ...state }, setState] = useState(given);
    const guard = useLeaveGuard(dirty);
    const { pathname } = useLocation();
    change = (next) => act(() => setState(next));
    return (
      <>
        <p>At {pathname}</p>
        <CarefulDialog title="A task" {...state} onClose={() => undefined}>
          <Link to="/admin/users">Users</Link>
        </CarefulDialog>
        <LeaveDialog guard={guard} description="The form is not saved." />
      </>
    );
  };
  window.history.replaceState({ idx: 0 }, '', '/admin');
  window.history.pushState({ idx: 1 }, '', '/admin/account');
  render(<Screen />, { wrapper: BrowserRouter });
  return change;
}

const back = () => act(() => window.history.back());
const follow = () => userEvent.click(screen.getByText('Users'));
const isUnloadBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

let removeHistoryGate = () => {};
// It has to listen before the router does.
beforeEach(() => (removeHistoryGate = installHistoryGate()));
afterEach(() => removeHistoryGate());

describe('a dialog with something to lose', () => {
  it.each([
    ['back', back, 'At /admin'],
    ['by a link', follow, 'At /admin/users'],
  ])('is not left %s without a question', async (_way, leave, there) => {
    openDialog({ question: unsaved });
    await leave();
    await userEvent.click((await question(unsaved.title)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/account'));
    expect(screen.getByText('At /admin/account')).toBeInTheDocument();

    await leave();
    await userEvent.click((await question(unsaved.title)).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(there)).toBeInTheDocument();
  });

  it('is asked about again after somebody who would leave it has stayed for the form behind it', async () => {
    const change = openDialog({ question: null, dirty: true });
    change({ question: unsaved, dirty: true });
    await back();
    await userEvent.click((await question(unsaved.title)).getByRole('button', { name: 'Discard' }));
    await userEvent.click((await question('Leave without saving?')).getByRole('button', { name: 'Cancel' }));
    await back();
    await question(unsaved.title);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/account'));
  });

  it('is not reloaded without a question', () => {
    openDialog({ question: unsaved });
    expect([isUnloadBlocked(), isLeavingBlocked()]).toEqual([true, true]);
  });

  it('is not left before an answer that it alone can show, and the question goes with the answer', async () => {
    const change = openDialog({ question: null, awaits: true });
    await back();
    await question('Leave before the answer?');
    change({ question: unsaved });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect([isUnloadBlocked(), isLeavingBlocked()]).toEqual([true, true]);
  });
});

it.each([
  ['back', back, 'At /admin'],
  ['by a link', follow, 'At /admin/users'],
])('a dialog with nothing to lose is left %s at once', async (_way, leave, there) => {
  openDialog({ question: null });
  expect([isUnloadBlocked(), isLeavingBlocked()]).toEqual([false, false]);
  await leave();
  expect(await screen.findByText(there)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
