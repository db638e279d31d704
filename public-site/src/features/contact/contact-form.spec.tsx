import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { defaultSiteConfig, type SiteConfig } from '@site/federation';
import { SiteProvider } from '../../shared/site-context';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { ContactForm } from './contact-form';
import type { ContactOutcome } from './contact-outcome';

const simulated = { ...defaultSiteConfig, contact: { delivery: 'simulate' as const } };

const show = (form: ReactElement, config: SiteConfig = simulated) =>
  render(
    <MemoryRouter>
      <SiteProvider value={{ config, origin: 'https://site.example.com' }}>{form}</SiteProvider>
    </MemoryRouter>,
  );

const open = (outcome?: ContactOutcome) => show(<ContactForm outcome={outcome} />);
const openForReal = () => show(<ContactForm outcome={undefined} />, defaultSiteConfig);

const field = (label: string) => screen.getByLabelText(label);
const valid = {
  Name: 'Ada Lovelace',
  Subject: 'Leads',
  Email: 'ada@example.com',
  Message: 'Please route our leads.',
};

async function fill(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await userEvent.type(field(label), text);
}

beforeEach(() => sessionStorage.clear());

describe('the contact form', () => {
  it.each([
    ['Name', 'A', 'Name must be at least 2 characters'],
    ['Subject', 'ab', 'Subject must be at least 3 characters'],
    ['Email', 'ada@example', 'Please enter a valid email address'],
    ['Message', 'too short', 'Message must be at least 10 characters'],
  ])('checks %s while it is typed', async (label, text, message) => {
    open();
    await userEvent.type(field(label), text);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(label)).toBeInvalid();
  });

  it('goes on sending while the visitor looks at another page', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { unmount } = open();
    await fill(valid);
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByRole('button', { name: 'Sending...' });
    unmount();
    open();
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('button', { name: 'Message Sent!' })).not.toHaveAttribute('aria-disabled');
    expect(field('Message')).toHaveValue('');
    jest.useRealTimers();
  });

  it('says that it is sending, keeps the focus meanwhile, and sends once', async () => {
    let fail: (error: Error) => void = () => undefined;
    window.fetch = jest.fn(() => new Promise((_, reject) => (fail = reject)));
    openForReal();
    await fill(valid);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(status).toHaveTextContent('Sending...'));
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field('Name'), '{Enter}');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.fetch).toHaveBeenCalledTimes(1);
    fail(new TypeError('Failed to fetch'));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(field('Name'), ' King');
  });

  it.each([
    ['that it failed', 500, {}, () => screen.findByRole('alert')],
    [
      'what was wrong of it',
      400,
      { statusCode: 400, message: 'No', fields: { lastName: 'Last name is a riddle' } },
      () => screen.findByText('Last name is a riddle'),
    ],
  ])('says %s to a visitor who has been on another page, until something is changed', async (_, status, body, said) => {
    let refuse: (response: Response) => void = () => undefined;
    // jsdom has no Response; this is the part of it that the API client reads.
    const refusal = { ok: false, status, statusText: '', headers: new Map(), text: async () => JSON.stringify(body) };
    window.fetch = jest.fn(() => new Promise((resolve) => (refuse = resolve)));
    const first = openForReal();
    await fill(valid);
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(1));
    first.unmount();
    refuse(refusal as never);
    await new Promise((resolve) => setTimeout(resolve));

    const second = openForReal();
    const message = await said();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(field('Message')).toHaveValue(valid.Message);
    await userEvent.type(field('Name'), ' King');
    expect(message).not.toBeInTheDocument();
    second.unmount();
    openForReal();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(screen.queryByText(message.textContent)).not.toBeInTheDocument();
  });

  it('keeps what is typed while a sign-up elsewhere is still sent', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const draft = open();
    await fill({ Message: valid.Message });
    draft.unmount();
    const newsletter = show(<NewsletterForm subject="Newsletter" thanks="Thanks" outcome={undefined} />);
    await userEvent.type(field('Your Name'), valid.Name);
    await userEvent.type(field('Your Email'), valid.Email);
    await userEvent.click(screen.getByRole('button', { name: 'Stay Informed' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    newsletter.unmount();
    open();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(field('Message')).toHaveValue(valid.Message);
    jest.useRealTimers();
  });

  it('takes a message without a phone number', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    open();
    await fill(valid);
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByRole('button', { name: 'Sending...' });
    await userEvent.type(field('Message'), ' And more.');
    expect(field('Message')).toHaveValue(valid.Message);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('button', { name: 'Message Sent!' })).toBeEnabled();
    expect(field('Message')).toHaveValue('');
    jest.useRealTimers();
  });

  it('sends nothing while anything is wrong', async () => {
    open();
    await fill({ ...valid, Email: 'nowhere' });
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  it('says at each field what is too long', async () => {
    open();
    await fill(valid);
    // As a program fills it in: nobody can type or paste more than fits.
    fireEvent.change(field('Name'), { target: { value: 'n'.repeat(201) } });
    fireEvent.change(field('Subject'), { target: { value: 's'.repeat(256) } });
    fireEvent.change(field('Message'), { target: { value: 'm'.repeat(20_001) } });
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Name must be at most 200 characters')).toBeInTheDocument();
    expect(field('Subject')).toHaveAccessibleDescription('Subject must be at most 255 characters');
    expect(field('Message')).toHaveAccessibleDescription('Message must be at most 20000 characters');
  });

  it('keeps what was typed over a reload', async () => {
    const { unmount } = open();
    await fill({ Message: 'Half a sentence' });
    unmount();
    open();
    expect(field('Message')).toHaveValue('Half a sentence');
  });

  it('is empty once the browser has sent it, though the draft was kept meanwhile', async () => {
    const { unmount } = open();
    await fill({ Message: 'A whole sentence' });
    unmount();
    open({ delivery: 'sent', values: {}, errors: {} });
    expect(field('Message')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not thanked again for what is typed after that, once the page is loaded again', async () => {
    window.history.replaceState({ key: 'entry' }, '', '/contact?of=us&sent=1#answer');
    open({ delivery: 'sent', values: {}, errors: {} });
    expect(window.location).toMatchObject({ pathname: '/contact', search: '?of=us', hash: '#answer' });
    expect(window.history.state).toEqual({ key: 'entry' });
  });
});
