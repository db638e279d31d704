import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { defaultSiteConfig } from '@site/federation';
import { SiteProvider } from '../../shared/site-context';
import { NewsletterForm } from './newsletter-form';
import type { NewsletterOutcome } from './newsletter-outcome';

const simulated = { ...defaultSiteConfig, contact: { delivery: 'simulate' as const } };

const open = (outcome?: NewsletterOutcome) =>
  render(
    <MemoryRouter initialEntries={['/insights']}>
      <SiteProvider value={{ config: simulated, origin: 'https://site.example.com' }}>
        <NewsletterForm subject="Newsletter: insights" thanks="You are on the list." outcome={outcome} />
      </SiteProvider>
    </MemoryRouter>,
  );

const nameField = () => screen.getByLabelText('Your Name');
const emailField = () => screen.getByLabelText('Your Email');

beforeEach(() => sessionStorage.clear());

describe('the Stay Informed form', () => {
  it('leaves both checks to the browser', () => {
    open();
    expect(nameField()).toBeRequired();
    expect(emailField()).toBeRequired();
    expect(emailField()).toHaveAttribute('type', 'email');
  });

  it('thanks the visitor and empties itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    open();
    await userEvent.type(nameField(), 'Ada Lovelace');
    await userEvent.type(emailField(), 'ada@example.com');
    const [button, status] = [screen.getByRole('button', { name: 'Stay Informed' }), screen.getByRole('status')];
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(status).toHaveTextContent('Sending...');
    await userEvent.type(nameField(), ' Byron{Enter}');
    expect(nameField()).toHaveValue('Ada Lovelace');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText('You are on the list.')).toHaveFocus();
    expect(status).toBeEmptyDOMElement();
    expect(emailField()).toHaveValue('');
    jest.useRealTimers();
  });

  it('empties itself of what a refused plain form post has left in it, too', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    open({ delivery: 'failed', name: 'Ada Lovelace', email: 'ada@example.com' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay Informed' }));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText('You are on the list.')).toBeVisible();
    expect(nameField()).toHaveValue('');
    expect(emailField()).toHaveValue('');
    jest.useRealTimers();
  });

  it('keeps what was typed over a reload', async () => {
    const { unmount } = open();
    await userEvent.type(emailField(), 'ada@exa');
    unmount();
    open();
    expect(emailField()).toHaveValue('ada@exa');
  });

  it('is empty once the browser has sent it, though the draft was kept meanwhile', async () => {
    const { unmount } = open();
    await userEvent.type(emailField(), 'ada@example.com');
    unmount();
    open({ delivery: 'sent', name: '', email: '' });
    expect(emailField()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not thanked again for what is typed after that, once the page is loaded again', async () => {
    window.history.replaceState({ key: 'entry' }, '', '/insights?of=us&sent=1#answer');
    open({ delivery: 'sent', name: '', email: '' });
    expect(window.location).toMatchObject({ pathname: '/insights', search: '?of=us', hash: '#answer' });
    expect(window.history.state).toEqual({ key: 'entry' });
  });

  it('says beside its field what was wrong of a plain form post, until it is changed', async () => {
    open({
      delivery: 'idle',
      name: 'Ada',
      email: 'ada@example',
      errors: { email: 'Please enter a valid email address' },
    });
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.type(emailField(), '.com');
    expect(emailField()).toBeValid();
  });

  it('shows what was typed after a plain form post failed', () => {
    open({ delivery: 'failed', name: 'Ada Lovelace', email: 'ada@example.com' });
    expect(nameField()).toHaveValue('Ada Lovelace');
    expect(screen.getByRole('alert')).toHaveTextContent('did not reach us');
    // The browser has led there by the address: what the visitor does since is not disturbed.
    expect(screen.getByRole('alert')).not.toHaveFocus();
  });
});
