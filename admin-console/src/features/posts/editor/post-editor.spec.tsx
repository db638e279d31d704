import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const signedIn = () =>
  new FakeApi().on('GET /api/admin/auth', { body: aSession() }).on('GET /api/admin/posts', { body: [], total: 0 });

const openNew = async () => {
  openConsole('/admin/posts/new');
  return screen.findByLabelText('Title');
};

const openExisting = async () => {
  openConsole('/admin/posts/7/edit');
  await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('First text.'));
};

afterEach(() => window.localStorage.clear());

describe('a new post', () => {
  it('is named first, wherever it is opened', async () => {
    signedIn();
    openConsole('/admin/posts');
    // The second time its code is there already.
    for (let time = 0; time < 2; time++) {
      const [link] = await screen.findAllByRole('link', { name: 'New Post' });
      await userEvent.click(link as HTMLElement);
      await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
      expect(screen.getByRole('group', { name: 'New post' })).toContainElement(screen.getByLabelText('Title'));
      await userEvent.click(screen.getByRole('link', { name: 'Back to Posts' }));
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    }
  });

  it('takes its slug from the title, until the slug is written by hand', async () => {
    signedIn();
    const title = await openNew();
    await userEvent.type(title, 'What now?! Café & Bar');
    expect(screen.getByLabelText('Slug')).toHaveValue('what-now-cafe-bar');

    await userEvent.clear(screen.getByLabelText('Slug'));
    await userEvent.type(screen.getByLabelText('Slug'), 'mine');
    await userEvent.type(title, ' again');
    expect(screen.getByLabelText('Slug')).toHaveValue('mine');
  });

  it('takes tags one at a time, trimmed, each once in whatever case, each removable', async () => {
    signedIn();
    await openNew();
    const field = screen.getByLabelText('Tags');
    expect(field).toHaveAttribute('enterkeyhint', 'enter');
    await userEvent.type(field, '  doors {Enter}');
    await userEvent.type(field, 'doors{Enter}');
    await userEvent.type(field, 'DOORS{Enter}');
    await userEvent.type(field, 'walls');
    await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
    expect(field).toHaveValue('');
    expect(screen.getAllByRole('button', { name: /^Remove tag/ })).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Remove tag doors' }));
    expect(screen.queryByRole('button', { name: 'Remove tag doors' })).not.toBeInTheDocument();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('takes no tag that is still composed (%o)', async (facts) => {
    signedIn();
    await openNew();
    const field = screen.getByLabelText('Tags');
    await userEvent.type(field, 'とびら');
    fireEvent.keyDown(field, { key: 'Enter', ...facts });
    expect(field).toHaveValue('とびら');
    await userEvent.type(field, '{Enter}');
    expect(screen.getByRole('button', { name: 'Remove tag とびら' })).toBeInTheDocument();
  });

  it('goes on at the next tag once one is removed, and at the field after the last', async () => {
    signedIn();
    await openNew();
    const field = screen.getByLabelText('Tags');
    await userEvent.type(field, 'doors{Enter}walls{Enter}');
    screen.getByRole('button', { name: 'Remove tag doors' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove tag walls' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveFocus();
  });

  it('is not sent while something required is missing', async () => {
    const api = signedIn();
    await openNew();
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));

    expect(await screen.findByText('Title is required')).toBeInTheDocument();
    expect(screen.getByText('Slug is required')).toBeInTheDocument();
    expect(screen.getByText('Content is required')).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/posts')).toEqual([]);
  });

  it('is not sent while something is too long, which its field says', async () => {
    const api = signedIn();
    fireEvent.change(await openNew(), { target: { value: 't'.repeat(256) } });
    for (const [label, length] of [
      ['Slug', 256],
      ['Summary', 2_001],
      ['Content', 200_001],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'x'.repeat(length) } });
    }
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Summary')).toHaveAccessibleDescription('Summary must be at most 2000 characters'),
    );
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title must be at most 255 characters');
    expect(screen.getByLabelText('Slug')).toHaveAccessibleDescription('Slug must be at most 255 characters');
    expect(screen.getByLabelText('Content')).toHaveAccessibleDescription(/Content must be at most 200000 characters/);
    expect(api.callsTo('POST /api/admin/posts')).toEqual([]);
  });

  it('is created without the tags that it has not, and leads to the list', async () => {
    const api = signedIn().on('POST /api/admin/posts', { status: 201, body: aPost() });
    await userEvent.type(await openNew(), 'Two pens');
    await userEvent.type(screen.getByLabelText('Content'), 'First text.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));

    expect(await screen.findByText('Post created successfully')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Manage Posts' })).toBeInTheDocument();
    const [call] = api.callsTo('POST /api/admin/posts');
    expect(call?.body).toMatchObject({ title: 'Two pens', slug: 'two-pens', status: 'draft', type: 'blog' });
    expect(call?.body).not.toHaveProperty('tags');
  });

  it('keeps its text when it can’t be saved, and says why', async () => {
    const noRoom =
      'There is no room left on the server’s disk. Nothing was saved. Please try again once there is room.';
    signedIn().on('POST /api/admin/posts', { status: 507, body: problem(507, noRoom) });
    await userEvent.type(await openNew(), 'Two pens');
    await userEvent.type(screen.getByLabelText('Content'), 'A sentence.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));

    expect(await screen.findByText('Failed to create post')).toBeInTheDocument();
    expect(await screen.findAllByText(noRoom)).not.toEqual([]);
    expect(screen.getByLabelText('Content')).toHaveValue('A sentence.');
    expect(window.location.pathname).toBe('/admin/posts/new');
  });

  it('shows beside a field what the server says of it', async () => {
    const taken = 'Another post already has this slug.';
    signedIn().on('POST /api/admin/posts', { status: 409, body: problem(409, taken, { slug: taken }) });
    await userEvent.type(await openNew(), 'Two pens');
    await userEvent.type(screen.getByLabelText('Content'), 'A sentence.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Post' }));

    await waitFor(() => expect(screen.getByLabelText('Slug')).toHaveAccessibleDescription(taken));
  });

  it('asks before unsaved text is left behind', async () => {
    signedIn();
    await userEvent.type(await openNew(), 'Two pens');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Posts' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/admin/posts/new');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Manage Posts' })).toBeInTheDocument();
  });
});

describe('the cover', () => {
  const cover = 'https://pictures.example.com/door.jpg';

  it.each([
    [cover, [cover]],
    ['/media/door.jpg', ['/media/door.jpg']],
    ['javascript:alert(1)', []],
    ['data:image/svg+xml,door', []],
    ['https:/', []],
  ])('%s is shown in the preview as %j', async (address, shown) => {
    signedIn();
    await openNew();
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    await userEvent.click(screen.getByLabelText('Cover Image URL'));
    await userEvent.paste(address);
    const preview = screen.getByRole('region', { name: 'Live preview' });
    await waitFor(() => expect(screen.getByLabelText('Cover Image URL')).toHaveValue(address));
    expect([...preview.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual(shown);
  });
});

describe('the preview', () => {
  it('shows what the page shows around the text: type, date, reading time and tags', async () => {
    const publishedAt = '2026-03-02T12:00:00.000Z';
    signedIn()
      .on('GET /api/admin/posts/7', { body: aPost({ type: 'use_case', tags: ['doors'], publishedAt }) })
      .on('POST /api/admin/content-preview', { body: { html: '<p>First text.</p>', words: 900, readingMinutes: 5 } });
    await openExisting();
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    const preview = within(screen.getByRole('region', { name: 'Live preview' }));
    expect(await preview.findByText('5 min read')).toBeVisible();
    for (const text of ['Use Case', 'doors', new Date(publishedAt).toLocaleDateString()]) {
      expect(preview.getByText(text)).toBeVisible();
    }
  });
});

describe('an existing post', () => {
  it('says while a save takes its time that it is saved, and what the button does once that failed', async () => {
    const api = signedIn().on('GET /api/admin/posts/7', { body: aPost() });
    const answer = api.hold('PUT /api/admin/posts/7');
    await openExisting();
    await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Update Post' })).not.toBeInTheDocument();
    answer({ status: 500 });
    expect(await screen.findByRole('button', { name: 'Update Post' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
  });

  it('keeps its slug when its title changes, and names the version that was read', async () => {
    const api = signedIn()
      .on('GET /api/admin/posts/7', { body: aPost() })
      .on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await openExisting();
    await userEvent.type(screen.getByLabelText('Title'), ' and an ink pot');
    await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));

    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    const [call] = api.callsTo('PUT /api/admin/posts/7');
    expect(call?.body).toMatchObject({ title: 'Two pens and an ink pot', slug: 'two-pens' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
  });

  it('saves what was changed before it publishes', async () => {
    const api = signedIn()
      .on('GET /api/admin/posts/7', { body: aPost() })
      .on('PUT /api/admin/posts/7', { body: aPost({ version: 4, content: 'Better text.' }) })
      .on('PATCH /api/admin/posts/7/publish', { body: aPost({ version: 5, status: 'published' }) });
    await openExisting();
    await userEvent.clear(screen.getByLabelText('Content'));
    await userEvent.type(screen.getByLabelText('Content'), 'Better text.');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));

    expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
    const writes = api.calls.filter(({ method, address }) => method !== 'GET' && address.includes('/posts/'));
    expect(writes.map(({ method }) => method)).toEqual(['PUT', 'PATCH']);
    expect(api.callsTo('PATCH')[0]?.headers.get('If-Match')).toBe('"4"');
  });

  it('publishes no text that it has not shown', async () => {
    const theirs = aPost({ version: 4, content: 'Half a sent' });
    const api = signedIn()
      .on('GET /api/admin/posts/7', { body: aPost() })
      .on('PATCH /api/admin/posts/7/publish', { status: 409, body: { ...problem(409, 'Changed.'), current: theirs } });
    await openExisting();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));

    expect(await screen.findByText(/This post was saved elsewhere in the meantime/)).toBeInTheDocument();
    expect(api.callsTo('PATCH')[0]?.headers.get('If-Match')).toBe('"3"');
    expect(screen.getByLabelText('Content')).toHaveValue('Half a sent');

    api.on('PATCH /api/admin/posts/7/publish', { body: { ...theirs, version: 5, status: 'published' } });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
    expect(api.callsTo('PATCH')[1]?.headers.get('If-Match')).toBe('"4"');
  });

  it('shows what a colleague has published meanwhile as published', async () => {
    const current = aPost({ version: 4, status: 'published', content: 'Theirs.' });
    signedIn()
      .on('GET /api/admin/posts/7', { body: aPost() })
      .on('PATCH /api/admin/posts/7/publish', { status: 409, body: { ...problem(409, 'Changed.'), current } });
    await openExisting();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));

    expect(await screen.findByRole('link', { name: /View Live/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Content')).toHaveValue('Theirs.');
  });

  it('links to its page once it is published', async () => {
    signedIn().on('GET /api/admin/posts/7', { body: aPost({ status: 'published' }) });
    await openExisting();
    expect(screen.getByRole('link', { name: 'View Live' })).toHaveAttribute('href', '/blog/two-pens');
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });
});
