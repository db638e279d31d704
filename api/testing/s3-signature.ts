import { AwsV4Signer } from 'aws4fetch';
import type { IncomingMessage } from 'node:http';

const signed =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/;

/** Whether a request, its headers and the hash of its content among them, is signed by who knows the secret `secret`. */
export async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
  const [, region = '', names = '', signature] = signed.exec(headers.authorization ?? '') ?? [];
  const signer = new AwsV4Signer({
    ...{ method, url: `http://${headers.host}${url}`, region, service: 's3', allHeaders: true },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret', datetime: String(headers['x-amz-date']) },
    headers: Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])])),
  });
  return (await signer.signature()) === signature;
}
