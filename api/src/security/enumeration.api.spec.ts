import { adminPassword } from '../../testing/api-process';
import { userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi();

const inactive = userInput({ isActive: false });
const invited = userInput({ password: undefined });
beforeAll(async () => {
  for (const input of [inactive, invited]) await api.admin.post('/api/admin/users', input);
});

const attempts: [who: string, credentials: () => { username: string; password: string }][] = [
  ['a user, with a wrong password', () => ({ username: 'admin', password: 'wrong' })],
  ['nobody', () => ({ username: 'nobody', password: adminPassword })],
  ['an inactive user, with the right password', () => ({ username: inactive.username, password: 'secret-enough' })],
  ['an invited user, who has no password yet', () => ({ username: invited.username, password: 'secret-enough' })],
];
const signIn = (credentials: object) => api.visitor().post('/api/admin/login', credentials);

/** What stays when all is taken away that differs from answer to answer. */
const visible = ({ status, text, headers }: Awaited<ReturnType<typeof signIn>>) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'etag'].includes(name)),
});

describe('whether an account exists', () => {
  it('is told by no part of the answer to a sign-in', async () => {
    const answers = [];
    for (const [, credentials] of attempts) answers.push(visible(await signIn(credentials())));
    expect(answers[0]).toMatchObject({ status: 401, text: expect.stringContaining('Invalid credentials') });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('is not told by the time that a sign-in takes', async () => {
    const [reference = NaN, ...others] = await timesInTurn(attempts.map(([, credentials]) => credentials));
    // Without the work of a password check it would be a tenth.
    for (const [index, other] of others.entries()) {
      const share = other / reference;
      expect({ who: attempts[index + 1]?.[0], alike: share > 0.5 && share < 2 ? true : share }).toMatchObject({
        alike: true,
      });
    }
  });

  it('is told by no link: one that never was, was used, or belongs to nobody any more answers alike', async () => {
    const gone = userInput();
    const { body } = await api.admin.post('/api/admin/users', gone);
    const { body: sent } = await api.admin.post(`/api/admin/users/${body.id}/password-reset`);
    const token = String(sent.link).split('/').at(-1);
    await api.admin.delete(`/api/admin/users/${body.id}`);
    const look = (of: unknown) => api.visitor().post('/api/auth/link', { token: of });
    expect(visible(await look(token))).toEqual(visible(await look('x'.repeat(43))));
  });
});

/** Median times in milliseconds of sign-ins that take turns, so that whatever else the machine does falls on all. */
async function timesInTurn(attempts: (() => object)[]): Promise<number[]> {
  const times: number[][] = attempts.map(() => []);
  for (let round = 0; round < 7; round += 1) {
    for (const [index, credentials] of attempts.entries()) {
      const began = performance.now();
      await signIn(credentials());
      times[index]?.push(performance.now() - began);
    }
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN);
}
