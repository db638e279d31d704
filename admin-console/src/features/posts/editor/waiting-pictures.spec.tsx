import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, typeContent, withPost } from '../../../testing/edited-post';
import { aPicture, aPost } from '../../../testing/factories';
import { delayUploadsOf, storeUploadsAs } from '../../../testing/fake-upload';

const plan = aPicture({ alt: '' });
const waiting = '1 picture is not inserted yet. Insert it or remove it, then save.';
const tag = `<img src="${plan.url}" alt="A plan">`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const description = () => screen.findByLabelText('What it shows');

async function choosePicture() {
  await userEvent.upload(
    screen.getByLabelText('Pictures for the text'),
    new File(['x'], 'plan.png', { type: 'image/png' }),
  );
  await userEvent.type(await description(), 'A plan');
}

beforeEach(() => storeUploadsAs(plan));
afterEach(() => window.localStorage.clear());

describe('a picture that waits to be inserted', () => {
  it('goes along from one way of writing to the other, with what is typed of it', async () => {
    withPost();
    await openEditor();
    await choosePicture();
    await press('Write');
    await screen.findByRole('textbox', { name: 'Content' });
    expect(await description()).toHaveValue('A plan');
    expect(screen.getByRole('button', { name: 'Write' })).toHaveFocus();
    await userEvent.type(await description(), ' of a house');
    await press('Source');
    expect(await description()).toHaveValue('A plan of a house');
    await press('Insert at the cursor');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toContain('alt="A plan of a house"');
    expect(screen.queryByLabelText('What it shows')).not.toBeInTheDocument();
  });

  it('can be inserted in the other way of writing', async () => {
    withPost();
    await openEditor();
    await choosePicture();
    await press('Write');
    await screen.findByRole('textbox', { name: 'Content' });
    await press('Insert at the cursor');
    await press('Source');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toContain('alt="A plan"');
  });

  it('is not inserted by the key that ends a word of an input method', async () => {
    withPost();
    await openEditor();
    await choosePicture();
    const field = await description();
    expect(field).toHaveAttribute('enterkeyhint', 'enter');
    for (const facts of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(field, { key: 'Enter', ...facts });
    await userEvent.type(field, ' of a house{Enter}');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toContain('alt="A plan of a house"');
  });

  it.each([
    ['the button of the form', aPost(), () => press('Update Post')],
    ['the key for saving', aPost(), async () => saveByKey()],
    ['publishing', aPost(), () => press('Publish')],
    ['saving a draft', aPost({ status: 'published' }), () => press('Save draft')],
  ])('is not left behind by %s', async (_, post, save) => {
    const api = withPost(post);
    await openEditor();
    await choosePicture();
    await typeContent(' More.');
    await save();
    expect(await screen.findByText(waiting)).toHaveAttribute('role', 'alert');
    expect(await description()).toHaveFocus();
    const saves = () => ['PUT', 'PATCH'].flatMap((method) => api.callsTo(`${method} /api/admin/posts/7`));
    expect(saves()).toHaveLength(0);

    await press('Remove plan.png');
    expect(screen.queryByText(waiting)).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(saves().length).toBeGreaterThan(0));
  });

  it('is in the new post once it is inserted', async () => {
    const api = withPost().on('POST /api/admin/posts', { body: aPost() });
    await openEditor('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Plans');
    await choosePicture();
    await press('Create Post');
    expect(await screen.findByText(waiting)).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/posts')).toHaveLength(0);
    await press('Insert at the cursor');
    await press('Create Post');
    expect(await screen.findByText('Post created successfully')).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/posts')[0]?.body).toMatchObject({ content: expect.stringContaining(tag) });
  });

  it('is shown to whoever looks at the preview when the save is refused', async () => {
    withPost();
    await openEditor();
    await choosePicture();
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    await press('Update Post');
    expect(await description()).toBeVisible();
    expect(await description()).toHaveFocus();
  });

  it('holds back a save that was under way from closing the editor', async () => {
    const api = withPost();
    const answer = api.hold('PUT /api/admin/posts/7');
    await openEditor();
    await typeContent(' More.');
    await press('Update Post');
    await choosePicture();
    answer({ body: aPost({ version: 4, content: 'First text. More.' }) });
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(await description()).toHaveValue('A plan');
  });

  it('is asked for before the editor is left', async () => {
    withPost();
    await openEditor();
    await choosePicture();
    await press('Cancel');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Pictures that are not inserted yet will not be in the post/)).toBeInTheDocument();
  });
});

describe('a cover on its way', () => {
  const uploadCover = () =>
    userEvent.upload(screen.getByLabelText('Cover picture'), new File(['x'], 'plan.png', { type: 'image/png' }));

  it('holds a save back, which says so, until it has arrived', async () => {
    const arrive = delayUploadsOf(plan);
    const api = withPost().on('PUT /api/admin/posts/7', { body: aPost({ version: 4, coverImageUrl: plan.url }) });
    await openEditor();
    await uploadCover();
    expect(await screen.findByRole('list', { name: 'Uploading cover' })).toBeInTheDocument();
    await press('Update Post');
    expect(await screen.findByText(/^The cover is not uploaded yet/)).toBeInTheDocument();
    expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(0);
    await act(async () => arrive());
    await waitFor(() => expect(screen.getByLabelText('Cover Image URL')).toHaveValue(plan.url));
    await press('Update Post');
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(1));
    expect(api.callsTo('PUT /api/admin/posts/7')[0]?.body).toMatchObject({ coverImageUrl: plan.url });
  });

  it('does not replace the one that was chosen after it', async () => {
    const arrive = delayUploadsOf(plan);
    withPost();
    await openEditor();
    await uploadCover();
    expect(await screen.findByRole('list', { name: 'Uploading cover' })).toBeInTheDocument();
    storeUploadsAs(aPicture({ url: '/media/chosen-last.png' }));
    await uploadCover();
    const address = screen.getByLabelText('Cover Image URL');
    await waitFor(() => expect(address).toHaveValue('/media/chosen-last.png'));
    expect(screen.queryByRole('list', { name: 'Uploading cover' })).not.toBeInTheDocument();
    await act(async () => arrive());
    expect(address).toHaveValue('/media/chosen-last.png');
  });

  it('and a picture of the text hold a save back each', async () => {
    const api = withPost();
    await openEditor();
    await choosePicture();
    delayUploadsOf(plan);
    await uploadCover();
    await press('Insert at the cursor');
    await press('Update Post');
    expect(await screen.findByText(/^The cover is not uploaded yet/)).toBeInTheDocument();
    await press('Cancel upload of plan.png');
    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 4 }) });
    await press('Update Post');
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(1));
  });
});
