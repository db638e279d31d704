import { toContactInput, type ContactForm } from '@site/contracts';
import type { SiteConfig } from '@site/federation';

const simulatedMilliseconds = 2000;

let underWay: Promise<void> | undefined;

/** Goes on while the visitor looks at another page: whoever comes back before its end finds the form sending. */
export const deliveryUnderWay = (): Promise<void> | undefined => underWay;

/** Sends the message, or waits as long as sending might take. Rejects when it was not accepted. */
export function deliverContact(...given: Parameters<typeof deliver>): Promise<void> {
  underWay = deliver(...given).finally(() => (underWay = undefined));
  return underWay;
}

async function deliver(
  form: ContactForm,
  delivery: SiteConfig['contact']['delivery'],
  sourcePage?: string,
): Promise<void> {
  if (delivery === 'simulate') {
    await new Promise((resolve) => setTimeout(resolve, simulatedMilliseconds));
    return;
  }
  const { sendContact } = await import(/* webpackChunkName: "send-contact" */ './send-contact');
  await sendContact(toContactInput(form, sourcePage));
}
