import { toContactInput, type ContactForm } from '@site/contracts';
import type { SiteConfig } from '@site/federation';

const simulatedMilliseconds = 2000;

/** Sends a message, or waits as long as sending might take. Rejects when it was not accepted. */
export async function deliver(
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
