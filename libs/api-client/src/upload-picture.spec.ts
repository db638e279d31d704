import { uploadPicture } from './upload-picture';

/** Of the browser's request, what an upload uses. Its answer never comes. */
class FakeRequest {
  static readonly made: FakeRequest[] = [];
  readonly upload = {};
  readonly send = jest.fn();
  onabort?: () => void;

  constructor() {
    FakeRequest.made.push(this);
  }

  open() {}

  abort() {
    this.onabort?.();
  }
}

const upload = (signal: AbortSignal) => uploadPicture(new File([], 'house.jpg'), { signal, onProgress: () => {} });
const sent = () => FakeRequest.made.filter(({ send }) => send.mock.calls.length > 0);

describe('an upload that is taken back', () => {
  beforeEach(() => {
    FakeRequest.made.length = 0;
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });

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
