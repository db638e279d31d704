const sessionAddress = '/api/admin/auth';
const pauseMs = 500;

interface Session {
  /** Who is signed in, as the page knows. */
  account: () => string | undefined;
  /** Asks the API. */
  check: () => unknown;
}

/**
 * Says with each call whose screen makes it: by the time that it is sent, another tab may have signed in somebody else.
 * A session that turns out to be over is asked for, so that no screen goes on without it.
 */
export function accountFetch(session: Session): typeof fetch {
  let account: string | undefined;
  return async (address, init) => {
    account ??= session.account();
    const isSession = address === sessionAddress;
    const headers = new Headers(init?.headers);
    if (account && !isSession) headers.set('X-Account', account);
    const send = () => fetch(address, { ...init, headers });
    let response = await send();
    if (response.status !== 401 || !account) return response;
    if (init?.method === 'GET') {
      // It may have overtaken an answer that brought the cookie of a new session.
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      response = await send();
    }
    if (response.status === 401 && !isSession) session.check();
    // Nobody waits for it where another account has taken the page over.
    return (session.account() ?? account) === account ? response : new Promise<never>(() => undefined);
  };
}
