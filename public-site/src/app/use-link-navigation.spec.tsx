import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
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
