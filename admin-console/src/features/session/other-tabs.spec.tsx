import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openEditor, saveByKey, typeContent, withPost } from '../../testing/edited-post';
import { aSession, aSubscriber } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const signedOut = { status: 401, body: problem(401, 'Unauthorized: please sign in') };
const grace = { body: aSession({ id: 'grace', username: 'grace' }) };

const openSubscribers = async () => {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/subscribers', { body: [aSubscriber(1, 'first@example.com')], total: 1 });
  openConsole('/admin/subscribers');
  await screen.findByText('first@example.com');
  return api;
};

afterEach(() => window.localStorage.clear());

describe('a session that another tab has ended', () => {
  it('leaves nothing on the screen once somebody comes back to it', async () => {
    const api = await openSubscribers();
    api.on('GET /api/admin/auth', signedOut);
    fireEvent.focus(window);
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
    expect(screen.queryByText('first@example.com')).not.toBeInTheDocument();
  });

  it('leaves nothing on a screen beside it either, once it looks for new messages', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = await openSubscribers();
    api.on('GET /api/admin/auth', signedOut).on('GET /api/admin/contact', signedOut);
    await act(() => jest.advanceTimersByTimeAsync(32_000));
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('another account that has signed in in another tab', () => {
  const stored = () => Object.keys(window.localStorage).filter((key) => key.startsWith('console.post-draft/'));
  const writes = (api: FakeApi) => api.calls.filter(({ method }) => method !== 'GET');

  it('begins with nothing of the first one, whose unsaved text stays theirs', async () => {
    const api = withPost();
    await openEditor();
    await typeContent(' More.');
    api.on('GET /api/admin/auth', grace);
    fireEvent.focus(window);
    expect(await screen.findByText('Signed in as grace')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('First text.'));
    expect(stored()).toEqual([expect.stringContaining('/ada/7/')]);
    await waitFor(() => expect(api.callsTo('PUT /api/admin/post-editors').length).toBeGreaterThan(1));
    const texts = writes(api).filter(({ address }) => address.endsWith('/unsaved'));
    expect(texts.map(({ headers }) => headers.get('X-Account'))).toEqual(['ada']);
  });

  it('is noticed by the refusal of what the first one saves, which says whose it is', async () => {
    const api = withPost().on('PUT /api/admin/posts/7', signedOut);
    await openEditor();
    await typeContent(' More.');
    api.on('GET /api/admin/auth', grace);
    saveByKey();
    expect(await screen.findByText('Signed in as grace')).toBeInTheDocument();
    expect(api.callsTo('PUT /api/admin/posts/7')[0]?.headers.get('X-Account')).toBe('ada');
    expect(stored()).toEqual([expect.stringContaining('/ada/7/')]);
    expect(window.location.pathname).toBe('/admin/posts/7/edit');
  });
});

describe('a read that overtakes the cookie of a new session', () => {
  it('is repeated, and leads nobody to the sign-in', async () => {
    const api = await openSubscribers();
    const answer = api.hold('GET /api/admin/auth');
    fireEvent.focus(window);
    await waitFor(() => expect(api.callsTo('GET /api/admin/auth')).toHaveLength(2));
    api.on('GET /api/admin/auth', { body: aSession({ username: 'lovelace' }) });
    answer(signedOut);
    expect(await screen.findByText('Signed in as lovelace')).toBeInTheDocument();
    expect(screen.getByText('first@example.com')).toBeInTheDocument();
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });
});
