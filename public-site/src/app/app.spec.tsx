import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { defaultSiteConfig } from '@site/federation';
import { sourcePage } from '../shared/source-page';
import { App, type InitialPage } from './app';
import { loadPage } from './page-modules';
import { findPage, type RegisteredPage } from './page-registry';

const site = { config: defaultSiteConfig, origin: 'https://site.example.com' };
const failedPost = {
  address: '/contact',
  state: { delivery: 'failed', values: { name: 'Ada Lovelace' }, errors: {} },
};

async function openAt(address: string, initial: InitialPage = failedPost) {
  window.scrollTo = jest.fn();
  for (const path of ['/contact', '/privacy', '/newsletter/token']) await loadPage(findPage(path)?.page as never);
  let navigate: NavigateFunction;
  const Visitor = () => {
    navigate = useNavigate();
    return null;
  };
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <App site={site} initial={initial} />
        <Visitor />
      </MemoryRouter>,
    ),
  );
  return (to: string) => act(async () => navigate(to));
}

beforeEach(() => sessionStorage.clear());

const nameField = () => screen.getByLabelText('Name');

it('shows how a plain form post ended until its page is left', async () => {
  const goTo = await openAt('/contact');
  expect(nameField()).toHaveValue('Ada Lovelace');
  await goTo('/contact#answer');
  expect(nameField()).toHaveValue('Ada Lovelace');
  await goTo('/privacy');
  // Without the draft.
  sessionStorage.clear();
  await goTo('/contact');
  expect(nameField()).toHaveValue('');
});

it('opens an address whose place has a name that cannot be read', async () => {
  const goTo = await openAt('/contact');
  await goTo('/privacy#50%');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What we keep');
});

it('goes on with the keyboard from the place that a link names, or from the page’s top', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const goTo = await openAt('/privacy');
  await goTo('/contact#details');
  await userEvent.tab();
  expect(screen.getAllByRole('link', { name: defaultSiteConfig.phone })[0]).toHaveFocus();
  await goTo('/privacy');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('does not show what belongs to a document that was left before the app came', async () => {
  const goTo = await openAt('/privacy');
  await goTo('/contact');
  expect(nameField()).toHaveValue('');
});

it('asks again how a subscription is when the visitor comes back to it', async () => {
  const goTo = await openAt('/newsletter/token', {
    address: '/newsletter/token',
    state: { topic: 'insights', state: 'pending' },
  });
  expect(screen.getByRole('heading', { name: 'Do you want our news?' })).toBeVisible();
  await goTo('/privacy');
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ topic: 'insights', state: 'subscribed' }),
  })) as never;
  await goTo('/newsletter/token');
  expect(await screen.findByRole('heading', { name: 'You get our news' })).toBeVisible();
  expect(window.fetch).toHaveBeenCalledWith('/api/newsletter/token', expect.anything());
});

it('tells nobody the address of a confidential page as the one that led to a form', async () => {
  const goTo = await openAt('/nowhere');
  await goTo('/newsletter/token');
  await goTo('/contact');
  expect(sourcePage()).toBe('/nowhere');
});

it('has a title where a page does not open', async () => {
  const goTo = await openAt('/contact');
  const { page } = findPage('/about') as { page: RegisteredPage };
  const broken = jest.spyOn(page, 'load').mockRejectedValue(new Error('No such chunk'));
  const reported = jest.spyOn(console, 'error').mockImplementation();
  await goTo('/about');
  expect(await screen.findByRole('heading', { name: 'This page did not open' })).toBeVisible();
  expect(document.title).toBe(`This page did not open · ${defaultSiteConfig.name}`);
  reported.mockRestore();
  broken.mockRestore();
});
