import { deliver } from './deliver';

let last: Promise<void> | undefined;

/**
 * Goes on while the visitor looks at another page: whoever comes back finds the form sending, or how that failed.
 * Nothing once it has succeeded.
 */
export const lastDelivery = (): Promise<void> | undefined => last;

/** What failed was changed since. */
export const forgetDelivery = (): void => {
  last = undefined;
};

/** Sends what the contact form holds. */
export function deliverContact(...message: Parameters<typeof deliver>): Promise<void> {
  const sending = deliver(...message).then(() => {
    if (last === sending) forgetDelivery();
  });
  last = sending;
  return sending;
}
