import { act, fireEvent, screen } from '@testing-library/react';
import { aMessage, aPost, aSession } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const maya = aMessage();
const ben = aMessage({ id: 6, firstName: 'Ben', lastName: 'Okri' });

const listed = (api: FakeApi, ...messages: ReturnType<typeof aMessage>[]) =>
  api
    .on('GET /api/admin/contact', { body: messages, total: messages.length })
    .on('GET /api/admin/contact?isRead=false&limit=1', { body: messages.slice(0, 1), total: messages.length });

const anApi = () =>
  listed(new FakeApi(), maya)
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: [aPost()], total: 1 });

const badge = () => document.querySelector('nav a[href="/admin/messages"]');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Answers are shown with the next frame. */
const frame = 50;

/** Lets the time pass in steps until a text stands there. */
async function appears(text: string): Promise<void> {
  for (let turn = 0; turn < 50 && !screen.queryByText(text); turn += 1) await pass(frame);
  expect(screen.getByText(text)).toBeInTheDocument();
}

let visibility: DocumentVisibilityState = 'visible';
const becomes = async (state: DocumentVisibilityState) => {
  visibility = state;
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await pass(frame);
};

// Time stands still below: no screen may have to be compiled meanwhile.
beforeAll(async () => {
  await import('../../pages/dashboard.page');
  await import('../../pages/messages.page');
  await import('../../pages/posts.page');
}, 240_000);

describe('a message that arrives', () => {
  beforeEach(() => {
    visibility = 'visible';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('appears in the dashboard’s tile and list and in the badge within 30 s', async () => {
    const api = anApi();
    openConsole('/admin');
    await appears('Maya Okafor');
    listed(api, ben, maya);
    await pass(30_000);
    expect(screen.getByText('Ben Okri')).toBeInTheDocument();
    expect(screen.getByText('Unread Messages').closest('div')).toHaveTextContent('2');
    expect(badge()).toHaveTextContent('2 unread');
    // Posts keep what they were.
    expect(api.callsTo('GET /api/admin/posts?limit=10')).toHaveLength(1);
  });

  it('appears on the messages screen within 30 s, where what is open stays open', async () => {
    const api = anApi().on('GET /api/admin/contact/5', { body: { ...maya, isRead: true } });
    openConsole('/admin/messages?message=5');
    await appears('Mailed');
    listed(api, ben, maya);
    await pass(30_000);
    expect(screen.getByText('Ben Okri')).toBeInTheDocument();
    expect(screen.getByText('Mailed')).toBeInTheDocument();
  });

  it('is not asked for while the page is out of sight, and at once when it comes back', async () => {
    const api = anApi();
    openConsole('/admin');
    await appears('Maya Okafor');
    await becomes('hidden');
    const before = api.callsTo('GET /api/admin/contact').length;
    listed(api, ben, maya);
    await pass(120_000);
    expect(api.callsTo('GET /api/admin/contact')).toHaveLength(before);
    await becomes('visible');
    expect(screen.getByText('Ben Okri')).toBeInTheDocument();
    expect(badge()).toHaveTextContent('2 unread');
  });

  it('counts in the badge with the next screen', async () => {
    const api = anApi();
    openConsole('/admin');
    await appears('Maya Okafor');
    listed(api, ben, maya);
    fireEvent.click(screen.getByText('Posts'));
    await appears('Manage Posts');
    await pass(frame);
    expect(badge()).toHaveTextContent('2 unread');
  });

  it('keeps no session open: what is read while nobody is at the page says so', async () => {
    const api = anApi();
    openConsole('/admin');
    await appears('Maya Okafor');
    const lastMark = () => api.callsTo('GET /api/admin/contact').at(-1)?.headers.get('X-Unattended');
    expect(lastMark()).toBeNull();
    await pass(90_000);
    expect(lastMark()).toBe('true');
    fireEvent.pointerMove(document.body);
    await pass(30_000);
    expect(lastMark()).toBeNull();
  });
});
