import { pages } from '../../src/app/page-registry';
import { pageCard } from '../../src/shared/social-card';
import { cardSubjects } from './card-subjects';
import { drawingSvg } from './drawing';

const subjects = cardSubjects((name) => jest.requireActual(`../../src/landing/pages/${name}.ts`));

describe('the social cards', () => {
  it('are those that the pages name', () => {
    const named = pages.filter(({ path }) => !path.includes(':')).map(({ path }) => pageCard(path).address);
    expect(subjects.map(({ name }) => `/social-cards/${name}.png`)).toEqual(named);
    expect(new Set(named).size).toBe(named.length);
  });

  it.each(subjects)(
    '$name shows words and a drawing that need no page around them',
    ({ headline, marked, drawing }) => {
      expect(headline).toContain(marked);
      const svg = drawingSvg(drawing, { x: 0, y: 0, width: 100, height: 100 });
      expect(svg).toMatch(/<path|<rect|<circle/);
      expect(svg).not.toMatch(/var\(|mask=|@media|data-styled/);
    },
  );
});
