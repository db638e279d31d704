import { waitFor } from '@testing-library/react';
import { aSession } from '../testing/factories';
import { FakeApi } from '../testing/fake-api';
import { openConsole } from '../testing/open-console';

it.each([
  ['/admin/posts/tags', 'GET /api/admin/posts/tags', '2'],
  ['/admin/audit', 'GET /api/admin/audit', '3'],
  ['/admin/subscribers', 'GET /api/admin/subscribers', '3'],
])('%s: an address beyond the last page leads to that', async (address, list, last) => {
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/audit/actions', { body: [] })
    .on(list, { body: [], total: 150 });
  openConsole(`${address}?page=9`);
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('page')).toBe(last));
});

it('takes a page beyond what the API can be asked for as the first', async () => {
  const list = 'GET /api/admin/subscribers';
  const api = new FakeApi().on('GET /api/admin/auth', { body: aSession() }).on(list, { body: [], total: 0 });
  openConsole('/admin/subscribers?page=99999999');
  await waitFor(() => expect(api.callsTo(list)[0]?.address).toMatch(/offset=0\b/));
});
