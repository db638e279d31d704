import { type MountRecord, standing } from './mount-records';

const seen = { 1280: { text: 1_000, pictures: 0, header: 10, heading: 10, links: 5, fields: 5 } };
const record: MountRecord = { files: [], hash: 'a', seen };
const records = { '/': record, '/pricing': { ...record, declaredIn: 'v2' } };

describe('records of pages that were meant to differ', () => {
  it('stand once that version is live', () => {
    expect(standing(records, 'v2')).toEqual(records);
  });

  it('excuse nothing in the next version where it was only tried, or is rolled back', () => {
    expect(standing(records, 'v1')).toEqual({ '/': record });
    expect(standing(records, undefined)).toEqual({ '/': record });
  });
});
