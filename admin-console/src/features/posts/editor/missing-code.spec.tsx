import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, typeContent, withPost } from '../../../testing/edited-post';
import { aPost } from '../../../testing/factories';

const remedy =
  'This console may be out of date: if this lasts, reload the page. Text that is kept on this device is offered again.';

/** As webpack does where the server has no such file. */
function failToLoad(): never {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

const draft = {
  ...aPost({ status: 'published' }),
  content: 'Draft text.',
  tag: 't1',
  savedAt: '2026-03-03T09:00:00.000Z',
  failure: null,
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.dontMock('./preview/preview-dialog');
  jest.dontMock('./editing/publish-draft');
  jest.dontMock('../../pictures/upload-request');
  jest.dontMock('../../../app/palette/palette');
  window.localStorage.clear();
});

describe('where code of this console does not come, what helps is said', () => {
  it('beside a part of a screen', async () => {
    withPost();
    await openEditor();
    jest.doMock('./preview/preview-dialog', failToLoad);
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(`The preview could not be loaded. ${remedy}`)).toBeInTheDocument();
  });

  it('of a search that does not open', async () => {
    withPost();
    await openEditor();
    jest.doMock('../../../app/palette/palette', failToLoad);
    await userEvent.click(screen.getByRole('button', { name: /^Search or jump to/ }));
    expect(await screen.findByText(`The search could not be loaded. ${remedy}`)).toBeInTheDocument();
  });

  it('of a picture that is not sent', async () => {
    withPost();
    await openEditor();
    jest.doMock('../../pictures/upload-request', failToLoad);
    const file = new File(['x'], 'plan.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Pictures for the text'), file);
    expect(await screen.findByText(`The picture did not reach the server. ${remedy}`)).toBeInTheDocument();
  });

  it('of a save that can’t be made', async () => {
    withPost(aPost({ status: 'published', draft: { ...draft, savedBy: 'Ada', savedById: 'ada' } }));
    await openEditor();
    await screen.findByRole('button', { name: 'Publish changes' });
    await typeContent(' More.');
    jest.doMock('./editing/publish-draft', failToLoad);
    await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByText(remedy)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('Content')).toHaveValue('Draft text. More.');
  });
});

it('is not said where there is no connection, without which no page would come', async () => {
  withPost();
  await openEditor();
  jest.doMock('./preview/preview-dialog', failToLoad);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('The preview could not be loaded')).toBeInTheDocument();
});
