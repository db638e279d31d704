import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aSubscriber } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const signedOut = { status: 401, body: problem(401, 'Unauthorized: please sign in') };

const emptyLists = (api: FakeApi) =>
  api
    .on('GET /api/admin/posts', { body: [], total: 0 })
    .on('GET /api/admin/contact', { body: [], total: 0 })
    .on('GET /api/admin/users', { body: [], total: 0 });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const step = 10;

/** Lets the time pass in steps until a text stands there. */
async function appears(text: string): Promise<void> {
  for (let turn = 0; turn < 50 && !screen.queryByText(text); turn += 1) await pass(step);
  expect(screen.getByText(text)).toBeInTheDocument();
}

describe('an admin screen without a session', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['/admin', 'Please log in to access the admin dashboard'],
    ['/admin/posts', 'Please log in to access admin features'],
    ['/admin/posts/new', 'Please log in to access admin features'],
    ['/admin/posts/7/edit', 'Please log in to access admin features'],
    ['/admin/users', 'Please log in to access admin features'],
    ['/admin/account', 'Please log in to access admin features'],
    ['/admin/pictures', 'Please log in to access admin features'],
    ['/admin/posts/tags', 'Please log in to access admin features'],
    ['/admin/subscribers', 'Please log in to access admin features'],
    ['/admin/releases', 'Please log in to access admin features'],
    ['/admin/audit', 'Please log in to access admin features'],
  ])('%s says "%s", and leads to the sign-in after 500 ms', async (address, text) => {
    const api = new FakeApi().on('GET /api/admin/auth', signedOut);
    openConsole(address);
    await appears(text);
    expect(screen.getByText('Unauthorized')).toBeInTheDocument();

    await pass(500 - step - 1);
    expect(window.location.pathname).toBe(address);
    await pass(step + 1);
    expect(window.location.pathname).toBe('/admin/login');
    expect(api.calls.map((call) => call.address)).toEqual(['/api/admin/auth']);
  });
});

describe('a session that ends', () => {
  afterEach(() => jest.useRealTimers());

  it('leads to the sign-in once, and back from there, whatever is refused later', async () => {
    const api = new FakeApi()
      .on('GET /api/admin/auth', { body: aSession() })
      .on('GET /api/admin/subscribers', { body: [aSubscriber(1, 'first@example.com')], total: 1 });
    const answerDeletion = api.hold('DELETE /api/admin/subscribers/1');
    openConsole('/admin/subscribers');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete first@example.com' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    api.on('GET /api/admin/subscribers', signedOut);
    await userEvent.click(screen.getByRole('link', { name: 'Not confirmed' }));
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();

    jest.useFakeTimers();
    answerDeletion(signedOut);
    await pass(500);
    expect(screen.getAllByText('Unauthorized')).toHaveLength(1);
    expect(window.history.state).toMatchObject({ usr: { from: '/admin/subscribers?state=pending' } });
  });

  it('does not lead a person to the sign-in who has gone there', async () => {
    jest.useFakeTimers();
    new FakeApi().on('GET /api/admin/auth', signedOut);
    openConsole('/admin/users');
    await appears('Unauthorized');
    window.history.pushState(null, '', '/admin/login');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await pass(500);
    expect(screen.getByLabelText('Username')).toBeInTheDocument();
    expect(window.history.state).toBeNull();
  });
});

describe('the sign-in', () => {
  it('asks for both fields', async () => {
    const api = new FakeApi();
    openConsole('/admin/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Username is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.queryByText(/^Your unsaved text is safe/)).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['the server’s message', { status: 401, body: problem(401, 'This account is locked') }, 'This account is locked'],
    ['a message of its own when there is none', { status: 500 }, 'Invalid credentials'],
  ])('shows %s when it fails', async (_, answer, text) => {
    new FakeApi().on('POST /api/admin/login', answer);
    openConsole('/admin/login');
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('leads to the dashboard', async () => {
    const api = emptyLists(new FakeApi())
      .on('POST /api/admin/login', { body: aSession() })
      .on('GET /api/admin/auth', { body: aSession() });
    openConsole('/admin/login');
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/login')[0]?.body).toEqual({ username: 'ada', password: 'secret-7' });
  });

  it('leads back to the screen that asked for it', async () => {
    const api = emptyLists(new FakeApi()).on('GET /api/admin/auth', signedOut);
    openConsole('/admin/posts?status=draft');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));

    api.on('POST /api/admin/login', { body: aSession() }).on('GET /api/admin/auth', { body: aSession() });
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('heading', { name: 'Manage Posts' })).toBeInTheDocument();
    expect(window.location.search).toBe('?status=draft');
  });
});

describe('the second step of a sign-in', () => {
  const signInWithPassword = async () => {
    openConsole('/admin/login');
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    return screen.findByLabelText('Code');
  };
  const codeAsked = () => new FakeApi().on('POST /api/admin/login', { status: 202, body: { secondFactor: true } });
  const enter = async (code: string) => {
    await userEvent.type(screen.getByLabelText('Code'), code);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  };

  it('asks for a code in the same place, and leads to the dashboard', async () => {
    const api = emptyLists(codeAsked())
      .on('POST /api/admin/login/second-factor', { body: aSession() })
      .on('GET /api/admin/auth', { body: aSession() });
    expect(await signInWithPassword()).toHaveFocus();
    expect(screen.queryByText('Logged in successfully')).not.toBeInTheDocument();
    await enter('123 456');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/login/second-factor')[0]?.body).toEqual({ code: '123 456' });
  });

  it('stays when the code is wrong, and says so at the field', async () => {
    const body = problem(401, 'This code is not right', { code: 'This code is not right' });
    codeAsked().on('POST /api/admin/login/second-factor', { status: 401, body });
    await signInWithPassword();
    await enter('000000');
    expect(await screen.findByLabelText('Code')).toHaveAccessibleDescription(/This code is not right/);
  });

  it('begins again when the password was too long ago', async () => {
    const body = problem(401, 'This sign-in took too long. Please enter your password again.');
    codeAsked().on('POST /api/admin/login/second-factor', { status: 401, body });
    await signInWithPassword();
    await enter('123456');
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(await screen.findByText(body.message)).toBeInTheDocument();
  });
});

describe('an account without the admin role', () => {
  it('is told so, and may log out', async () => {
    new FakeApi().on('GET /api/admin/auth', { body: aSession({ role: 'user' }) });
    openConsole('/admin/users');

    expect(await screen.findByText('Your account has no access to the admin area')).toBeInTheDocument();
    const [logout] = screen.getAllByRole('link', { name: 'Logout' });
    expect(logout).toHaveAttribute('href', '/api/auth/logout');
  });
});

describe('an API that is away', () => {
  it('leaves the screen in place with a retry', async () => {
    const api = emptyLists(new FakeApi()).on('GET /api/admin/auth', { status: 503 });
    openConsole('/admin/posts');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /api/admin/auth', { body: aSession() });
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { name: 'Manage Posts' })).toBeInTheDocument();
  });
});
