import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config/api-config';
import { Deadline } from './deadline';

const timeoutMs = 20_000;

/**
 * `fetch` for one bucket. It signs each request together with the hash that its content is said to have, so that the bucket
 * takes no other, and ends those that the bucket leaves waiting.
 */
export function bucketFetch({ region, key, secret }: S3Config): typeof fetch {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 0 });
  return (address, init) => {
    const deadline = new Deadline(timeoutMs);
    const { body } = init ?? {};
    const watched = body instanceof ReadableStream ? ReadableStream.from(deadline.apartFrom(body)) : body;
    return client.fetch(String(address), { ...init, body: watched, duplex: 'half', signal: deadline.signal });
  };
}
