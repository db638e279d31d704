import { Problem } from '../../start/problem';
import { ReleaseClient } from './release-client';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The release service of the product that `--to` names, with the token in RELEASE_TOKEN. Throws Problem. */
export function openClient(to: string, token = process.env.RELEASE_TOKEN): ReleaseClient {
  const address = URL.canParse(to) ? new URL(to) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Problem(`--to is "${to}". Give the address of a product, such as https://www.example.com.`);
  }
  if (address.protocol === 'http:' && !loopback.test(address.hostname)) {
    throw new Problem(`--to is "${to}": the token would be readable on its way. Give an address with https.`);
  }
  if (!token) throw new Problem(`RELEASE_TOKEN is not set. An admin of ${address.origin} makes the token.`);
  return new ReleaseClient(address.origin, token);
}
