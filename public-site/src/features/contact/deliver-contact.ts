import { deliver } from './deliver';

let underWay: Promise<void> | undefined;

/** Goes on while the visitor looks at another page: whoever comes back before its end finds the form sending. */
export const deliveryUnderWay = (): Promise<void> | undefined => underWay;

/** Sends what the contact form holds. */
export function deliverContact(...message: Parameters<typeof deliver>): Promise<void> {
  const sending = deliver(...message).finally(() => {
    if (underWay === sending) underWay = undefined;
  });
  underWay = sending;
  return sending;
}
