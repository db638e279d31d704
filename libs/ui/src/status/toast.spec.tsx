import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@site/testing';
import { useState } from 'react';
import { ToastProvider, useToast, type ToastMessage } from './toast';

const action = { label: 'Look', otherWay: 'Open the list', onAct: () => undefined };

const Buttons = ({ messages }: { messages: ToastMessage[] }) => {
  const { toast } = useToast();
  const [amend, setAmend] = useState<ReturnType<typeof toast>>();
  return (
    <>
      {messages.map((message, index) => (
        <button
          key={message.title}
          onClick={() => {
            const amendThis = toast(message);
            if (index === 0) setAmend(() => amendThis);
          }}
        >
          show {message.title}
        </button>
      ))}
      <button onClick={() => amend?.({ action, displayMs: 8000 })}>add to the first</button>
    </>
  );
};

const renderToasts = (...messages: ToastMessage[]) =>
  renderWithProviders(
    <ToastProvider>
      <Buttons messages={messages} />
    </ToastProvider>,
    { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) },
  );

const shownToasts = () => screen.queryAllByRole('listitem');

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows its title and description', async () => {
    const { user } = renderToasts({ title: 'Error', description: 'Failed to delete post', variant: 'destructive' });
    await user.click(screen.getByRole('button', { name: 'show Error' }));
    expect(shownToasts()[0]).toHaveTextContent('ErrorFailed to delete post');
  });

  it('takes the place of the one before it', async () => {
    const { user } = renderToasts({ title: 'First' }, { title: 'Second' });
    await user.click(screen.getByRole('button', { name: 'show First' }));
    await user.click(screen.getByRole('button', { name: 'show Second' }));
    expect(shownToasts()).toHaveLength(1);
    expect(shownToasts()[0]).toHaveTextContent('Second');
  });

  it('stays for 5 seconds', async () => {
    const { user } = renderToasts({ title: 'Success' });
    await user.click(screen.getByRole('button', { name: 'show Success' }));
    act(() => jest.advanceTimersByTime(4500));
    expect(shownToasts()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1000));
    expect(shownToasts()).toHaveLength(0);
  });

  it('stays as long as it is told to', async () => {
    const { user } = renderToasts({ title: 'Deleted', displayMs: 8000 });
    await user.click(screen.getByRole('button', { name: 'show Deleted' }));
    act(() => jest.advanceTimersByTime(7500));
    expect(shownToasts()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1000));
    expect(shownToasts()).toHaveLength(0);
  });

  it('goes when what it offers is taken', async () => {
    const onAct = jest.fn();
    const { user } = renderToasts({ title: 'Deleted', action: { label: 'Undo', otherWay: 'See Deleted', onAct } });
    await user.click(screen.getByRole('button', { name: 'show Deleted' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledTimes(1);
    expect(shownToasts()).toHaveLength(0);
  });

  it('is added to while it stands', async () => {
    const { user } = renderToasts({ title: 'Saved' });
    await user.click(screen.getByRole('button', { name: 'show Saved' }));
    act(() => jest.advanceTimersByTime(4500));
    await user.click(screen.getByRole('button', { name: 'add to the first' }));
    act(() => jest.advanceTimersByTime(7500));
    expect(shownToasts()).toHaveLength(1);
    expect(shownToasts()[0]).toHaveTextContent('SavedLook');
  });

  it('is not added to when it is closed, or another has its place', async () => {
    const { user } = renderToasts({ title: 'Saved' }, { title: 'Error' });
    await user.click(screen.getByRole('button', { name: 'show Saved' }));
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    await user.click(screen.getByRole('button', { name: 'add to the first' }));
    expect(shownToasts()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'show Saved' }));
    await user.click(screen.getByRole('button', { name: 'show Error' }));
    await user.click(screen.getByRole('button', { name: 'add to the first' }));
    expect(shownToasts()[0]).toHaveTextContent(/^Error$/);
  });

  it('goes when its cross is pressed', async () => {
    const { user } = renderToasts({ title: 'Success' });
    await user.click(screen.getByRole('button', { name: 'show Success' }));
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(shownToasts()).toHaveLength(0);
  });

  it.each([
    ['stays', 'to the right by 50 pixels', 50, 0],
    ['goes', 'to the right by 51 pixels', 51, 0],
    ['stays', 'to the left', -90, 0],
    ['stays', 'down', 0, 90],
  ])('%s when it is swiped %s', async (outcome, _, x, y) => {
    const { user } = renderToasts({ title: 'Success' });
    await user.click(screen.getByRole('button', { name: 'show Success' }));
    const at = (part: number) => ({
      target: screen.getByText('Success'),
      coords: { clientX: 100 + x * part, clientY: 100 + y * part },
    });
    await user.pointer([{ keys: '[MouseLeft>]', ...at(0) }, at(0.1), at(1), { keys: '[/MouseLeft]', ...at(1) }]);
    expect(shownToasts()).toHaveLength(outcome === 'goes' ? 0 : 1);
  });

  it('takes the focus on F8', async () => {
    const { user } = renderToasts({ title: 'Success' });
    await user.click(screen.getByRole('button', { name: 'show Success' }));
    await user.keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
  });
});
