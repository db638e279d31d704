import { comparedSeen, missing } from './compare-seen';

const seen = { text: 1_000, pictures: 500, header: 100, heading: 80, links: 10, fields: 4 };
const at = (desk: Partial<typeof seen>, phone: Partial<typeof seen> = {}) => ({
  1280: { ...seen, ...desk },
  375: { ...seen, ...phone },
});

describe('what a person sees of a page', () => {
  it('may be a little less, or more, or of something new', () => {
    expect(comparedSeen(at({ text: 700, links: 7 }, { pictures: 2_000 }), at({}))).toEqual([]);
    expect(comparedSeen(at({}), at({ fields: 0, pictures: 0 }))).toEqual([]);
  });

  it('is refused where much of it is gone, at the width at which it is', () => {
    expect(comparedSeen(at({}, { header: 0 }), at({}))).toEqual(['at 375 px it shows 0 % of the header of before']);
    expect(comparedSeen(at({ text: 100, fields: 2 }), at({}))).toEqual([
      'at 1280 px it shows 10 % of the text of before',
      'at 1280 px it shows 50 % of the fields and buttons of before',
    ]);
  });

  it('is never nothing', () => {
    expect(missing(at({}))).toEqual([]);
    expect(missing(at({}, { text: 0 }))).toEqual(['at 375 px nothing of its text is visible']);
  });
});
