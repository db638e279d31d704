import type { StoredPicture } from '@site/contracts';

interface Begun {
  onload?: () => void;
}

/** jsdom's own request would look for a server. */
function takeUploads(picture: StoredPicture, take: (upload: Begun) => void): void {
  class FakeRequest implements Begun {
    upload = {};
    status = 201;
    responseText = JSON.stringify(picture);
    onload?: () => void;
    open = () => undefined;
    abort = () => undefined;
    send = () => take(this);
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
}

/** Each picture that is uploaded arrives at once. */
export const storeUploadsAs = (picture: StoredPicture): void => takeUploads(picture, ({ onload }) => onload?.());

/** Pictures that are uploaded stay under way. Answers how to let them arrive. */
export function delayUploadsOf(picture: StoredPicture): () => void {
  const begun: Begun[] = [];
  takeUploads(picture, (upload) => begun.push(upload));
  return () => begun.forEach(({ onload }) => onload?.());
}
