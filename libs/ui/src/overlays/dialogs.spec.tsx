import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '@site/testing';
import { TextField } from '../forms/text-field';
import { ToastProvider, useToast } from '../status/toast';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const UserDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Add User</button>
      <Dialog open={open} onOpenChange={setOpen} title="Add New User">
        <TextField label="Username" />
      </Dialog>
    </>
  );
};

describe('Dialog', () => {
  it('is named by its title and moves the focus into itself', async () => {
    const { user } = renderWithProviders(<UserDialog />);
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    expect(screen.getByRole('dialog', { name: 'Add New User' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = renderWithProviders(<UserDialog />);
    await user.click(screen.getByRole('button', { name: 'Add User' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add User' })).toHaveFocus());
  });
});

describe('a Dialog that is opened again at once', () => {
  it('keeps what is typed while the focus of the last one is given back', async () => {
    renderWithProviders(<UserDialog />);
    const opener = screen.getByRole('button', { name: 'Add User' });
    opener.focus();
    fireEvent.click(opener);
    fireEvent.keyDown(screen.getByLabelText('Username'), { key: 'Escape' });
    fireEvent.click(opener);
    const field = screen.getByLabelText<HTMLInputElement>('Username');
    expect(field).toHaveFocus();
    field.setRangeText('l', 0, 0, 'end');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
  });
});

describe('a Dialog that asks before it closes', () => {
  it('keeps the focus when the scrim is pressed', async () => {
    const onOpenChange = jest.fn();
    const { user } = renderWithProviders(
      <Dialog open onOpenChange={onOpenChange} title="Add New User">
        <TextField label="Username" />
      </Dialog>,
    );
    await user.click(screen.getByLabelText('Username'));
    const scrim = screen.getByRole('dialog').previousElementSibling;
    if (!scrim) throw new Error('There is no scrim');
    await user.click(scrim);
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });
});

describe('Escape, while a notification is shown', () => {
  const Failing = () => {
    const [open, setOpen] = useState(true);
    const { toast } = useToast();
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Add New User">
        <button onClick={() => toast({ title: 'Error', description: 'Failed to save user' })}>Save</button>
      </Dialog>
    );
  };

  it('closes the dialog that has the focus, then the notification', async () => {
    const { user } = renderWithProviders(
      <ToastProvider>
        <Failing />
      </ToastProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Failed to save user');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Failed to save user')).toBeInTheDocument();
    await waitFor(() => expect(document.body).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Failed to save user')).not.toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
  const question = 'Are you sure you want to delete this user?';
  const renderQuestion = (pending = false) => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    const { user } = renderWithProviders(
      <ConfirmDialog
        open
        title="Delete user"
        description={question}
        confirmLabel="Delete"
        {...{ pending, onConfirm, onOpenChange }}
      />,
    );
    return { user, onConfirm, onOpenChange };
  };

  it('asks its question', () => {
    renderQuestion();
    expect(screen.getByRole('alertdialog', { name: 'Delete user' })).toHaveAccessibleDescription(question);
  });

  it('confirms only by its verb', async () => {
    const { user, onConfirm, onOpenChange } = renderQuestion();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('waits while the work is going on, and leaves the focus where it is', async () => {
    const { user, onConfirm } = renderQuestion(true);
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});
