import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeOperatorsToken } from '../../start/secret';
import { openOperators } from './open-service';

const folder = mkdtempSync(path.join(tmpdir(), 'service-'));
beforeAll(() => storeOperatorsToken(folder, {}));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the operator’s token', () => {
  it.each(['http://www.example.com', 'http://192.0.2.7:4200', 'http://[2001:db8::7]'])(
    'is not sent to %s, where others could read it',
    (address) => expect(() => openOperators(address, folder)).toThrow('the token would be readable on its way'),
  );

  it.each(['https://www.example.com', 'http://localhost:4200', 'http://127.0.0.1:4300', 'http://nginx:8080'])(
    'may be sent to %s',
    (address) => expect(openOperators(address, folder).origin).toBe(address),
  );
});
