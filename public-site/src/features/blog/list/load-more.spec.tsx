import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { manyPosts } from '../../../testing/post.factory';
import { readBlogView } from './blog-address';
import { BlogResults } from './blog-results';

function List({ count }: { count: number }) {
  const [query] = useSearchParams();
  const data = { items: manyPosts(count), total: count };
  return <BlogResults view={readBlogView(query)} query={{ data, isFetching: false, refetch: jest.fn() }} />;
}

const listOf = (count: number) => (
  <MemoryRouter>
    <List count={count} />
  </MemoryRouter>
);

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

it('says in one place how many articles there are, none included', async () => {
  const { rerender } = render(listOf(13));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Showing 12 of 13 articles');
  await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
  expect(status).toHaveTextContent('Showing 13 of 13 articles');
  rerender(listOf(0));
  expect(status).toHaveTextContent('Nothing found');
});

it('leads the focus to the first new article, also when the press is replayed', async () => {
  render(listOf(13));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Load More Articles' });
  await act(async () => button.form?.requestSubmit(button));
  expect(screen.getByRole('link', { name: /Post 13/ })).toHaveFocus();
});
