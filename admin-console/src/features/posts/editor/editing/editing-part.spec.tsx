import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditablePost, PostDraft } from '@site/api-client/admin';
import { openEditor, saveByKey, typeContent, withPost } from '../../../../testing/edited-post';
import { aPost, aRevision } from '../../../../testing/factories';
import { problem } from '../../../../testing/fake-api';

const live = (facts: Partial<EditablePost> = {}) => aPost({ status: 'published', ...facts });
const aDraft = (facts: Partial<PostDraft> = {}): PostDraft => {
  const { slug, title, summary, type, coverImageUrl, videoUrl, mediaUrl, tags } = aPost();
  return {
    ...{ slug, title, summary, type, coverImageUrl, videoUrl, mediaUrl, tags, status: 'published' },
    ...{ content: 'Draft text.', version: 3, tag: 't1', savedAt: '2026-03-03T09:00:00.000Z', savedBy: 'Grace Hopper' },
    savedById: 'grace',
    ...{ publishAt: null, failure: null },
    ...facts,
  };
};
const draftCall = 'PUT /api/admin/posts/7/draft';
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const contentOf = () => screen.getByLabelText<HTMLTextAreaElement>('Content').value;

afterEach(() => window.localStorage.clear());

describe('changes of a published post', () => {
  it('are saved beside it, unfinished ones as well, and then published', async () => {
    const api = withPost(live()).on(draftCall, { body: live({ draft: aDraft({ title: '' }) }) });
    await openEditor();
    expect(await button('Update Post')).not.toHaveAttribute('aria-disabled');
    await userEvent.clear(screen.getByLabelText('Title'));
    await press('Save draft');
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    expect(api.callsTo(draftCall)[0]?.body).toMatchObject({ title: '', content: 'First text.', version: 3 });
    expect(await screen.findByText(/^These are unpublished changes, saved by Grace Hopper/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeInTheDocument();

    await press('Publish changes');
    expect(await screen.findByText('Title is required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Title'), 'Pens');
    const publishing = api.hold('POST /api/admin/posts/7/draft/publish');
    await press('Publish changes');
    expect(await button('Saving...')).toHaveAttribute('aria-disabled', 'true');
    publishing({ body: live({ version: 4 }) });
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    const [call] = api.callsTo('POST /api/admin/posts/7/draft/publish');
    expect([call?.address, call?.headers.get('If-Match')]).toEqual(['/api/admin/posts/7/draft/publish?tag=t1', '"3"']);
    expect(call?.body).toMatchObject({ title: 'Pens', status: 'published' });
    expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(1);
  });

  it('are opened with the post, saved by the key for saving, and discarded once that is confirmed', async () => {
    const api = withPost(live({ draft: aDraft() })).on(draftCall, { body: live({ draft: aDraft({ tag: 't2' }) }) });
    await openEditor();
    expect(contentOf()).toBe('Draft text.');
    await button('Save draft');
    saveByKey();
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    expect(api.callsTo(draftCall)[0]?.body).toMatchObject({ version: 3, tag: 't1' });

    await press('Discard changes');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the unpublished changes?' }));
    api.on('DELETE /api/admin/posts/7/draft', { status: 204 }).on('GET /api/admin/posts/7', { body: live() });
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('Changes discarded')).toBeInTheDocument();
    expect(api.callsTo('DELETE /api/admin/posts/7/draft')[0]?.address).toContain('tag=t2');
    expect(contentOf()).toBe('First text.');
    expect(await button('Update Post')).toBeInTheDocument();
  });

  it('of a post that was set to draft say so, and are what is published', async () => {
    const asDraft = { ...live({ version: 4 }), status: 'draft' as const };
    const api = withPost({ ...asDraft, draft: aDraft({ version: 4 }) })
      .on('POST /api/admin/posts/7/draft/publish', { body: { ...asDraft, version: 5, content: 'Draft text.' } })
      .on('PATCH /api/admin/posts/7/publish', { body: live({ version: 6, content: 'Draft text.' }) });
    await openEditor();
    expect(await screen.findByText(/Nobody reads the post: it is a draft\.$/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Draft');
    expect(await button('Update Post')).toBeInTheDocument();
    await press('Publish');
    expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
    const [stored] = api.callsTo('POST /api/admin/posts/7/draft/publish');
    expect([stored?.headers.get('If-Match'), stored?.body]).toEqual([
      '"4"',
      expect.objectContaining({ content: 'Draft text.', status: 'draft' }),
    ]);
    expect(api.callsTo('PATCH /api/admin/posts/7/publish')[0]?.headers.get('If-Match')).toBe('"5"');
  });

  it('are planned where a time is set, and never published instead', async () => {
    const past = 'Publish at must be in the future';
    const api = withPost(live()).on(draftCall, { status: 400, body: problem(400, past, { publishAt: past }) });
    await openEditor();
    await button('Save draft');
    fireEvent.change(screen.getByLabelText('Publish changes at'), { target: { value: '2020-05-01T11:30' } });
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
    await press('Schedule changes');
    expect(await screen.findByText(past)).toBeInTheDocument();
    const planned = { publishAt: '2999-05-01T11:30:00.000Z', content: 'Of ink.' };
    api.on(draftCall, { body: live({ summary: 'Of pens.', draft: aDraft(planned) }) });
    fireEvent.change(screen.getByLabelText('Publish changes at'), { target: { value: '2999-05-01T11:30' } });
    saveByKey();
    expect(await screen.findByText(/^Changes are published on .*2999/)).toBeInTheDocument();
    expect(await button('See 1 finding')).toBeInTheDocument();
    expect(api.callsTo(draftCall)[1]?.body).toMatchObject({ publishAt: new Date('2999-05-01T11:30').toISOString() });
    expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(2);
  });

  it('are not published while their time is half typed', async () => {
    const refusal = 'Publish changes at must be a date and a time';
    const answer = { status: 400, body: problem(400, refusal, { publishAt: refusal }) };
    const api = withPost(live()).on(draftCall, answer);
    await openEditor();
    await button('Save draft');
    const time = screen.getByLabelText('Publish changes at');
    Object.defineProperty(time, 'validity', { value: { badInput: true } });
    fireEvent.keyUp(time, { key: '3' });
    saveByKey();
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    expect(api.callsTo('PUT /api/admin/posts/7').map(({ address }) => address)).toEqual(['/api/admin/posts/7/draft']);
  });

  it('are merged with those of a colleague from the text that both knew', async () => {
    const theirs = aDraft({ content: 'Draft text.\n\nTheirs.', tag: 't2' });
    const current = live({ draft: theirs });
    const api = withPost(live({ draft: aDraft() })).on(draftCall, {
      status: 409,
      body: { ...problem(409, 'Changed.'), current },
    });
    await openEditor();
    await userEvent.type(screen.getByLabelText('Title'), '!');
    await press('Save draft');
    const merge = within(await screen.findByRole('dialog', { name: 'Somebody else saved this post' }));
    expect(await merge.findByText('The changes don’t overlap. The result has both.')).toBeInTheDocument();
    api.on(draftCall, { body: live({ draft: { ...theirs, title: 'Two pens!', tag: 't3' } }) });
    saveByKey();
    await userEvent.click(merge.getByRole('button', { name: 'Save the result' }));
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    const merged = { title: 'Two pens!', content: theirs.content, tag: 't2' };
    expect(api.callsTo(draftCall)[1]?.body).toMatchObject(merged);
  });

  it('are merged with a newer version of the post though nothing is typed, and never replaced by it', async () => {
    const publishing = 'POST /api/admin/posts/7/draft/publish';
    const current = live({ version: 4, title: 'Their title' });
    const api = withPost(live({ draft: aDraft() }))
      .on('GET /api/admin/posts/7/revisions', { body: [], total: 0 })
      .on('GET /api/admin/posts/7/revisions/3', { body: aRevision() })
      .on(publishing, { status: 409, body: { ...problem(409, 'Changed.'), current } });
    await openEditor();
    await press('Publish changes');
    await screen.findByText('The changes don’t overlap. The result has both.');
    expect(contentOf()).toBe('Draft text.');
    expect(screen.getByText(/^These are unpublished changes/)).toBeInTheDocument();
    api.on(publishing, { body: live({ version: 5 }) });
    await press('Save the result');
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    const call = api.callsTo(publishing)[1];
    expect([call?.address, call?.headers.get('If-Match')]).toEqual(['/api/admin/posts/7/draft/publish?tag=t1', '"4"']);
    expect(call?.body).toMatchObject({ title: 'Their title', content: 'Draft text.' });
  });

  it('are planned anew once they are merged with the version that left them behind', async () => {
    const current = live({ version: 4, title: 'Their title' });
    const failure = 'The post was changed after these changes were saved.';
    const api = withPost({ ...current, draft: aDraft({ failure }) })
      .on('GET /api/admin/posts/7/revisions', { body: [], total: 0 })
      .on('GET /api/admin/posts/7/revisions/3', { body: aRevision() })
      .on(draftCall, { status: 409, body: { ...problem(409, 'Changed.'), current } });
    await openEditor();
    expect(await screen.findByText(`They won’t be published automatically. ${failure}`)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Publish changes at'), { target: { value: '2999-05-01T11:30' } });
    await press('Schedule changes');
    const publishAt = new Date('2999-05-01T11:30').toISOString();
    const merged = { title: 'Their title', content: 'Draft text.', version: 4, publishAt };
    await button('Save the result');
    api.on(draftCall, { body: { ...current, draft: aDraft({ ...merged, tag: 't2' }) } });
    await press('Save the result');
    expect(await screen.findByText(/^Changes are published on .*2999/)).toBeInTheDocument();
    expect(api.callsTo(draftCall)[1]?.body).toMatchObject({ ...merged, tag: 't1' });
  });
});

it('is no conflict with oneself where only the answer to a save was lost', async () => {
  const current = live({ draft: aDraft({ title: 'Two pens!', tag: 't2' }) });
  withPost(live({ draft: aDraft() })).on(draftCall, { status: 409, body: { ...problem(409, 'Changed.'), current } });
  await openEditor();
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await press('Save draft');
  expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is no conflict with oneself either where more was typed since', async () => {
  const current = live({ draft: aDraft({ title: 'Two pens!', tag: 't2' }) });
  const api = withPost(live({ draft: aDraft() })).on(draftCall, { status: 504 });
  await openEditor();
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await press('Save draft');
  expect(await screen.findByText('Failed to save the draft')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Title'), ' More');
  const answer = api.hold(draftCall);
  await press('Save draft');
  await waitFor(() => expect(api.callsTo(draftCall)).toHaveLength(2));
  api.on(draftCall, { body: live({ draft: aDraft({ title: 'Two pens! More', tag: 't3' }) }) });
  answer({ status: 409, body: { ...problem(409, 'Changed.'), current } });
  expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsTo(draftCall)[2]?.body).toMatchObject({ title: 'Two pens! More', tag: 't2' });
});

describe('the server', () => {
  const editors = '/api/admin/post-editors';
  const copy = { ...aDraft({ content: 'From the phone.' }), editor: 'phone', savedAt: '2999-01-01T00:00:00.000Z' };

  const savedCopy = { ...aPost(), editor: 'phone', savedAt: '2999-01-01T00:00:00.000Z', tag: null };

  it('keeps what is typed within seconds, until it is saved, and knows when the editor is closed', async () => {
    const api = withPost();
    const close = await openEditor();
    await waitFor(() => expect(api.callsTo(`PUT ${editors}`)).toHaveLength(1));
    const address = api.callsTo(`PUT ${editors}`)[0]?.address ?? '';
    api.on(`PUT ${address}/unsaved`, { body: { others: [{ name: 'Grace Hopper', isYou: false }] } });
    await typeContent(' More.');
    expect(await screen.findByText('Also kept on the server', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(api.callsTo(`PUT ${address}/unsaved`)[0]?.body).toMatchObject({ content: 'First text. More.', version: 3 });
    expect(screen.getByText('Grace Hopper has this post open, too.')).toHaveAttribute('role', 'status');
    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    saveByKey();
    await waitFor(() => expect(api.callsTo(`DELETE ${address}/unsaved`)).toHaveLength(1));
    expect(screen.queryByText('Also kept on the server')).not.toBeInTheDocument();
    close();
    await waitFor(() => expect(api.callsTo(`DELETE ${address}`)).toHaveLength(2));
  });

  it('keeps what was typed in the moment in which this part of the editor came', async () => {
    const api = withPost(live());
    const typeAtOnce = new MutationObserver(() => {
      if (!screen.queryByText('Save draft')) return;
      typeAtOnce.disconnect();
      fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'At once.' } });
    });
    typeAtOnce.observe(document.body, { childList: true, subtree: true });
    await openEditor();
    const unsaved = () => api.callsTo(`PUT ${editors}`).filter(({ address }) => address.endsWith('/unsaved'));
    await waitFor(() => expect(unsaved()[0]?.body).toMatchObject({ content: 'At once.' }), { timeout: 5000 });
  });

  it('offers what another device has left, and forgets it when it is discarded', async () => {
    const api = withPost().on(`GET ${editors}`, { body: [copy] });
    await openEditor();
    expect(await screen.findByText(/^There is unsaved text for this post from another device/)).toBeInTheDocument();
    await press('Discard it');
    await waitFor(() => expect(api.callsTo(`DELETE ${editors}/phone/unsaved`)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Discard it' })).not.toBeInTheDocument();
  });

  it('restores the author that was chosen on another device', async () => {
    const api = withPost().on(`GET ${editors}`, {
      body: [{ ...savedCopy, content: 'From the phone.', authorId: 'grace' }],
    });
    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await openEditor();
    await press('Restore it');
    saveByKey();
    await waitFor(() =>
      expect(api.callsTo('PUT /api/admin/posts/7')[0]?.body).toMatchObject({
        authorId: 'grace',
        content: 'From the phone.',
      }),
    );
  });

  it('forgets what another device has left where it is what was saved, word for word', async () => {
    const api = withPost().on(`GET ${editors}`, { body: [savedCopy] });
    await openEditor();
    await waitFor(() => expect(api.callsTo(`DELETE ${editors}/phone/unsaved`)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });

  it('offers what was kept before the last save, until the post is saved while that is on offer', async () => {
    const old = { ...copy, savedAt: new Date(Date.now() - 60_000).toISOString() };
    const api = withPost(aPost({ updatedAt: new Date().toISOString() })).on(`GET ${editors}`, { body: [old] });
    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    const close = await openEditor();
    await button('Restore it');
    saveByKey();
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
    expect(api.callsTo(`DELETE ${editors}/phone/unsaved`)).toHaveLength(0);
    close();

    const closeSecond = await openEditor();
    await waitFor(() => expect(api.callsTo(`GET ${editors}`)).toHaveLength(2));
    await typeContent('!');
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Content'), '{Backspace}');
    closeSecond();

    api.on(`GET ${editors}`, { body: [{ ...old, content: 'More from the phone.', savedAt: copy.savedAt }] });
    await openEditor();
    await press('Restore it');
    expect(contentOf()).toBe('More from the phone.');
  });

  it('offers nothing twice that this device has as well', async () => {
    const close = (withPost(), await openEditor());
    await typeContent(' More.');
    close();
    const [key = ''] = Object.keys(window.localStorage).filter((each) => each.startsWith('console.post-draft/'));
    const editor = key.split('/').pop() ?? '';
    const api = withPost().on(`GET ${editors}`, { body: [{ ...copy, editor }] });
    await openEditor();
    await press('Restore it');
    expect(contentOf()).toBe('First text. More.');
    await waitFor(() => expect(api.callsTo(`DELETE ${editors}/${editor}/unsaved`)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });
});
