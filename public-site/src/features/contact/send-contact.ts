import { publicApi } from '@site/api-client/public';
import type { ContactInput } from '@site/contracts';
import { getBrowserStore } from '../../shared/api-store';

/** Rejects when the API does not accept the message. */
export async function sendContact(input: ContactInput): Promise<void> {
  await getBrowserStore().dispatch(publicApi.endpoints.sendContactMessage.initiate(input)).unwrap();
}
