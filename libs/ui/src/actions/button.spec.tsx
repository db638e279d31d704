import { screen } from '@testing-library/react';
import { renderWithProviders } from '@site/testing';
import { Button } from './button';

describe('Button', () => {
  const renderForm = (waiting: boolean) => {
    const [onClick, onSubmit] = [jest.fn(), jest.fn((event: { preventDefault: () => void }) => event.preventDefault())];
    const { user } = renderWithProviders(
      <form onSubmit={onSubmit}>
        <Button type="submit" $waiting={waiting} onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    return { user, onClick, onSubmit };
  };

  it('sends its form', async () => {
    const { user, onClick, onSubmit } = renderForm(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  });

  it('takes no press while it waits, and has the focus all the same', async () => {
    const { user, onClick, onSubmit } = renderForm(true);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(button).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
