import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { useLinkNavigation } from './use-link-navigation';

jest.mock('./page-modules', () => ({ loadPage: async () => ({}) }));

const addresses = ['/blog/a-post', '/blog/feed.xml', '/blog/a-post.md', '/nowhere'];

function Page() {
  useLinkNavigation();
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      {addresses.map((address) => (
        <a key={address} href={address}>
          {address}
        </a>
      ))}
    </>
  );
}

it.each([
  ['/blog/a-post', '/blog/a-post'],
  ['/blog/feed.xml', '/'],
  ['/blog/a-post.md', '/'],
  ['/nowhere', '/'],
])('leaves to the browser what is no page: from a link to %s the app shows %s', async (link, shown) => {
  jest.spyOn(console, 'error').mockImplementation();
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(screen.getByRole('status').textContent).toBe(shown);
});

it('adds one step for a link that is pressed again while its page is yet to come', async () => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const before = window.history.length;
  for (let press = 0; press < 3; press += 1) await userEvent.click(screen.getByRole('link', { name: '/blog/a-post' }));
  expect(screen.getByRole('status')).toHaveTextContent('/blog/a-post');
  expect(window.history.length).toBe(before + 1);
});
