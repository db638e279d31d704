import { SecretBox } from './secret-box';

const box = new SecretBox('a secret of the deployment', 'second factor');

it('opens what it sealed', () => {
  expect(box.open(box.seal('JBSWY3DPEHPK3PXP', 'ada'), 'ada')).toBe('JBSWY3DPEHPK3PXP');
});

it('seals the same text differently each time, and never shows it', () => {
  const [one, other] = [box.seal('JBSWY3DPEHPK3PXP', 'ada'), box.seal('JBSWY3DPEHPK3PXP', 'ada')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('JBSWY3DP');
});

it('opens nothing for another owner, under another secret, for another purpose, or after a change', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ada');
  const changed = Buffer.from(sealed, 'base64').map((byte, index) => (index === 30 ? byte ^ 1 : byte));
  expect(box.open(sealed, 'bob')).toBeNull();
  expect(new SecretBox('another secret entirely', 'second factor').open(sealed, 'ada')).toBeNull();
  expect(new SecretBox('a secret of the deployment', 'another').open(sealed, 'ada')).toBeNull();
  expect(box.open(Buffer.from(changed).toString('base64'), 'ada')).toBeNull();
});
