import { visibleTags } from './visible-tags';

describe('visibleTags', () => {
  it('shows the first tags and counts the rest', () => {
    expect(visibleTags(['a', 'b', 'c', 'd'], 2)).toEqual({ visible: ['a', 'b'], hidden: 2 });
  });

  it('counts nothing when all fit', () => {
    expect(visibleTags(['a', 'b'], 2)).toEqual({ visible: ['a', 'b'], hidden: 0 });
  });

  it('takes a post without tags', () => {
    expect(visibleTags(null, 3)).toEqual({ visible: [], hidden: 0 });
  });
});
