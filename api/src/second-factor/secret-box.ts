import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [keyLength, ivLength, tagLength] = [32, 12, 16];

/** Encrypts small secrets for the database. `owner` is bound to each: one user's does not open under another's name. */
export class SecretBox {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyLength));
  }

  seal(text: string, owner: string): string {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Null when it was encrypted with another key, for another owner, or was tampered with. */
  open(box: string, owner: string): string | null {
    const bytes = Buffer.from(box, 'base64');
    const iv = bytes.subarray(0, ivLength);
    const tag = bytes.subarray(ivLength, ivLength + tagLength);
    const decipher = createDecipheriv(algorithm, this.key, iv, { authTagLength: tagLength })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    try {
      return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }
}

/** Of what ties a user to an authenticator app. */
export const secondFactorBox = (secret: string): SecretBox => new SecretBox(secret, 'second factor');
