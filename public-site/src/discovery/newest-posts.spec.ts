/** @jest-environment node */
import { post } from '../testing/post.factory';
import { newestPosts } from './newest-posts';

const day = (id: number) => post({ id, publishedAt: `2026-04-0${id}T09:00:00.000Z` });

/** Reads so many of a list that begins with the pinned post. */
const read = async (pinned: number, count: number) => {
  const others = [5, 4, 3, 2, 1].filter((id) => id !== pinned).map(day);
  const list = [{ ...day(pinned), pinned: true }, ...others];
  const call = async (address: unknown) =>
    Response.json(list.slice(0, Number(new URL(String(address), 'http://api').searchParams.get('limit'))));
  return (await newestPosts(call, count)).map(({ id }) => id);
};

it.each([
  [4, [5, 4, 3]],
  [5, [5, 4, 3]],
  [1, [5, 4, 3]],
])('are the same wherever post %d is pinned', async (pinned, expected) => {
  expect(await read(pinned, 3)).toEqual(expected);
});
