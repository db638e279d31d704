import type { StoredPicture } from '@site/contracts';

interface Begun {
  upload: { onprogress?: (sent: { loaded: number; total: number }) => void };
  onload?: () => void;
  onerror?: () => void;
}

/** jsdom's own request would look for a server. Answers what is done when an upload is aborted. */
function takeUploads(picture: unknown, take: (upload: Begun) => void): jest.Mock {
  const aborted = jest.fn();
  class FakeRequest implements Begun {
    upload = {};
    status = 201;
    responseText = JSON.stringify(picture);
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open = () => undefined;
    abort = () => {
      aborted();
      this.onabort?.();
    };
    send = () => take(this);
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return aborted;
}

/** Each picture that is uploaded arrives at once. */
export const storeUploadsAs = (picture: StoredPicture): void => void takeUploads(picture, ({ onload }) => onload?.());

/** Pictures that are uploaded stay under way. Answers how to let them arrive. */
export function delayUploadsOf(picture: StoredPicture): () => void {
  const begun: Begun[] = [];
  takeUploads(picture, (upload) => begun.push(upload));
  return () => begun.forEach(({ onload }) => onload?.());
}

/** Uploads stop when this many percent are sent. Answers the mock that each abort calls. */
export const stopUploadsAt = (percent: number): jest.Mock =>
  takeUploads(null, ({ upload }) => upload.onprogress?.({ loaded: percent, total: 100 }));

/** Uploads are sent whole, and wait for an answer. Answers the mock that each abort calls, and how to lose the answers. */
export function sendUploads(): { aborted: jest.Mock; lose: () => void } {
  const begun: Begun[] = [];
  const aborted = takeUploads(null, (upload) => {
    begun.push(upload);
    upload.upload.onprogress?.({ loaded: 100, total: 100 });
  });
  return { aborted, lose: () => begun.forEach(({ onerror }) => onerror?.()) };
}
