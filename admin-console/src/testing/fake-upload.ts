import type { StoredPicture } from '@site/contracts';

/** Each picture that is uploaded arrives at once. jsdom's own request would look for a server. */
export function storeUploadsAs(picture: StoredPicture): void {
  class FakeRequest {
    upload = {};
    status = 201;
    responseText = JSON.stringify(picture);
    onload?: () => void;
    open = () => undefined;
    abort = () => undefined;
    send = () => this.onload?.();
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
}
