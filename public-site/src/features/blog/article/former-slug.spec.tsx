import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { defaultSiteConfig } from '@site/federation';
import { ApiProvider } from '../../../shared/api-store';
import { SiteProvider } from '../../../shared/site-context';
import { post } from '../../../testing/post.factory';
import { Article } from './article';

const Author = ({ name }: { name: string }) => <>{name}</>;

function Page() {
  const { slug = '' } = useParams();
  return (
    <>
      <output>{slug}</output>
      <Article slug={slug} missing={false} Author={Author} />
    </>
  );
}

const site = { config: defaultSiteConfig, origin: 'https://www.example.com' };

it('a post that is opened by a former address is fetched, and so counted as read, once', async () => {
  const present = post({ slug: 'present', title: 'Two pens' });
  const around = { previous: null, next: null, related: [] };
  const calls: string[] = [];
  // The API redirects to the present address, and browsers follow.
  window.fetch = (async (address: string) => {
    calls.push(address);
    const body = address.endsWith('/related') ? around : present;
    return { ok: true, headers: new Headers(), text: async () => JSON.stringify(body) };
  }) as never;
  render(
    <SiteProvider value={site}>
      <ApiProvider initial={null}>
        <MemoryRouter initialEntries={['/blog/former']}>
          <Routes>
            <Route path="/blog/:slug" element={<Page />} />
          </Routes>
        </MemoryRouter>
      </ApiProvider>
    </SiteProvider>,
  );
  expect(await screen.findByText('present')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Two pens' })).toBeVisible();
  expect(calls.filter((address) => !address.endsWith('/related'))).toEqual(['/api/posts/former']);
});
