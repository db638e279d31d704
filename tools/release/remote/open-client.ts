import { Problem } from '../../start/problem';
import type { ReleaseCommands } from '../commands';
import { ReleaseClient } from './release-client';

/** The host of an address on this machine: what is sent there, nobody else can read. */
export const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** How a person names an address and its token. */
interface Named {
  option: '--to' | '--from';
  variable: 'RELEASE_TOKEN' | 'RELEASE_TOKEN_FROM';
}

/** The release service of the product that `--to` names, with the token in RELEASE_TOKEN. Throws Problem. */
export const openClient = (to: string, token = process.env.RELEASE_TOKEN, commands?: ReleaseCommands): ReleaseClient =>
  open(to, token, { option: '--to', variable: 'RELEASE_TOKEN' }, commands);

/** That of the product that `--from` names, with the token in RELEASE_TOKEN_FROM. Throws Problem. */
export const openSource = (from: string, token = process.env.RELEASE_TOKEN_FROM): ReleaseClient =>
  open(from, token, { option: '--from', variable: 'RELEASE_TOKEN_FROM' });

function open(
  text: string,
  token: string | undefined,
  { option, variable }: Named,
  commands?: ReleaseCommands,
): ReleaseClient {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Problem(`${option} is "${text}". Give the address of a product, such as https://www.example.com.`);
  }
  if (address.protocol === 'http:' && !loopback.test(address.hostname)) {
    throw new Problem(`${option} is "${text}": the token would be readable on its way. Give an address with https.`);
  }
  if (!token) throw new Problem(`${variable} is not set. An admin of ${address.origin} makes the token.`);
  return new ReleaseClient(address.origin, token, { by: process.env.RELEASED_BY, commands });
}
