import { uploadPicture } from './upload-picture';

/** Of the browser's request, what an upload uses. It is answered when a test says so. */
class FakeRequest {
  static readonly made: FakeRequest[] = [];
  readonly upload = {};
  readonly send = jest.fn();
  status = 0;
  responseText = '';
  onabort?: () => void;
  onload?: () => void;

  constructor() {
    FakeRequest.made.push(this);
  }

  open() {}

  abort() {
    this.onabort?.();
  }

  answer(responseText: string) {
    Object.assign(this, { status: 200, responseText });
    this.onload?.();
  }
}

const upload = (signal: AbortSignal) => uploadPicture(new File([], 'house.jpg'), { signal, onProgress: () => {} });
const sent = () => FakeRequest.made.filter(({ send }) => send.mock.calls.length > 0);

beforeEach(() => {
  FakeRequest.made.length = 0;
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});

describe('an upload that is taken back', () => {
  it('is not sent where it had not begun', async () => {
    const uploading = upload(AbortSignal.abort());
    expect(sent()).toEqual([]);
    await expect(uploading).rejects.toMatchObject({ status: 0 });
  });

  it('is broken off where it had', async () => {
    const taker = new AbortController();
    const uploading = upload(taker.signal);
    expect(sent()).toHaveLength(1);
    taker.abort();
    await expect(uploading).rejects.toMatchObject({ status: 0 });
  });
});

it.each(['<!doctype html>', '""', 'null', ''])('is a failed upload where %j comes with status 200', async (body) => {
  const uploading = upload(new AbortController().signal);
  try {
    sent()[0]?.answer(body);
  } catch {
    // A browser reports what its handler throws, and goes on.
  }
  const nothing = new Promise((resolve) => setTimeout(resolve, 0, 'nothing'));
  const settled = await Promise.race([uploading.catch((error: unknown) => error), nothing]);
  expect(settled).toMatchObject({ status: 0 });
});
