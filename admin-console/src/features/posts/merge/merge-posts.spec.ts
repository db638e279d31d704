import type { PostInput } from '@site/contracts';
import { mergePosts, settle } from './merge-posts';

const base: PostInput = {
  title: 'Title',
  slug: 'slug',
  summary: 'Summary',
  content: 'one\ntwo\nthree\nfour\nfive',
  type: 'blog',
  status: 'draft',
  coverImageUrl: '',
  videoUrl: '',
  mediaUrl: '',
  tags: ['a', 'b'],
};

const merge = (mine: Partial<PostInput>, theirs: Partial<PostInput>, from: PostInput | null = base) => {
  const versions = { base: from, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  const fields = mergePosts(versions);
  return {
    fields,
    collisions: fields.flatMap(({ collisions }) => collisions),
    result: (choices: Record<string, string[]> = {}) => settle(fields, versions, new Map(Object.entries(choices))),
  };
};

it('asks nothing when each side has changed other fields', () => {
  const { fields, collisions, result } = merge({ title: 'Mine' }, { summary: '', status: 'published' });
  expect(collisions).toEqual([]);
  expect(fields.map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ['title', 'mine'],
    ['summary', 'theirs'],
    ['status', 'theirs'],
  ]);
  expect(result()).toEqual({ ...base, title: 'Mine', summary: '', status: 'published' });
});

it('asks nothing when both made the same change', () => {
  const { collisions, result } = merge({ title: 'New', content: 'new' }, { title: 'New', content: 'new' });
  expect(collisions).toEqual([]);
  expect(result()).toEqual({ ...base, title: 'New', content: 'new' });
});

it('brings changes of other lines together', () => {
  const { fields, collisions, result } = merge(
    { content: 'one, mine\ntwo\nthree\nfour\nfive' },
    { content: 'one\ntwo\nthree\nfour\nfive\nsix, theirs' },
  );
  expect(collisions).toEqual([]);
  expect(fields.map(({ changedBy }) => changedBy)).toEqual(['both']);
  expect(result().content).toBe('one, mine\ntwo\nthree\nfour\nfive\nsix, theirs');
});

it('asks about lines that both have changed, and takes what is chosen', () => {
  const { collisions, result } = merge(
    { content: 'one\nmine\nthree\nfour\nfive' },
    { content: 'one\ntheirs\nthree\nfour\nfive and more' },
  );
  expect(collisions).toMatchObject([{ field: 'content', base: ['two'], mine: ['mine'], theirs: ['theirs'] }]);
  const [{ id = '' } = {}] = collisions;
  expect(result({ [id]: ['theirs', 'mine'] }).content).toBe('one\ntheirs\nmine\nthree\nfour\nfive and more');
  expect(result({ [id]: [] }).content).toBe('one\nthree\nfour\nfive and more');
});

it('asks about a line that one side has changed and the other taken out', () => {
  const { collisions } = merge(
    { content: 'one\nthree\nfour\nfive' },
    { content: 'one\ntwo, better\nthree\nfour\nfive' },
  );
  expect(collisions).toMatchObject([{ base: ['two'], mine: [], theirs: ['two, better'] }]);
});

it('asks about a title that both have changed', () => {
  const { collisions, result } = merge({ title: 'Mine' }, { title: 'Theirs' });
  expect(collisions).toEqual([{ id: 'title', field: 'title', base: ['Title'], mine: ['Mine'], theirs: ['Theirs'] }]);
  expect(result({ title: ['Ours'] }).title).toBe('Ours');
});

it('refuses to settle what nobody has chosen', () => {
  expect(() => merge({ title: 'Mine' }, { title: 'Theirs' }).result()).toThrow('Nothing is chosen for title');
});

it('merges tags as a set', () => {
  expect(merge({ tags: ['a', 'mine'] }, { tags: ['theirs', 'a', 'b'] }).result().tags).toEqual(['a', 'mine', 'theirs']);
});

it('takes line ends of other systems for the same', () => {
  const { fields } = merge({}, { content: 'one\r\ntwo\r\nthree\r\nfour\r\nfive' });
  expect(fields).toEqual([]);
});

it('asks about every difference when it is not known what both started from', () => {
  const { collisions } = merge({ title: 'Mine', content: 'mine' }, { content: 'theirs', tags: ['c'] }, null);
  expect(collisions.map(({ field }) => field)).toEqual(['title', 'content']);
});
