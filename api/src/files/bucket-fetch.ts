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
  return async (address, init) => {
    const deadline = new Deadline(timeoutMs);
    const { body } = init ?? {};
    const watched = body instanceof ReadableStream ? ReadableStream.from(deadline.apartFrom(body)) : body;
    const options = { ...init, body: watched, duplex: 'half' as const, signal: deadline.signal };
    const response = await client.fetch(String(address), options);
    return new Response(response.body && ReadableStream.from(deadline.during(response.body)), response);
  };
}
