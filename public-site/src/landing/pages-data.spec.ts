import { type Figure, written } from '../enhance/count-up';
import { britishSpellings, straightQuotes } from '@site/testing/copy';
import { figures, hoursGoal, replyHours, sessionMinutes } from '../facts/figures';
import { page as ourTeam } from './pages/our-team';
import { team } from '../facts/team';
import { disagreements, drawn, isPerson, isRecord, objectsIn, pages, proseIn, sources } from '../testing/landing-data';
import type { Action, LandingPageData } from './sections';

/** In the specification's own words, its apostrophes included. */
const specified = ["Let's Talk", "What you'll get"];

/** The specification names it otherwise than the call at the head of its page. */
const specifiedCall = 'Schedule a Team Assessment';

/** What a page asks for, first of all, at its head and at its end. */
function callsOf({ sections }: LandingPageData): [head: Action | undefined, end: Action | undefined, next?: string] {
  const [head] = sections.flatMap((section) => (section.type === 'hero' ? section.actions : []));
  const last = sections.at(-1);
  if (last?.type === 'form') return [head, { to: 'anchor', href: '#newsletter', label: 'Stay Informed' }, last.intro];
  return last?.type === 'closing' ? [head, last.action, last.intro] : [head, undefined];
}

/** What sentences count, as well, and the figures that are of it. */
const counted: [what: string, ...ours: Figure[]][] = [
  ['clients', figures.clients],
  ['projects', figures.projectsDelivered, figures.projectsInCare, figures.edTechProjects],
  ['team members', figures.teamMembers],
  // The day decides how many there are.
  ['openings'],
  ['(free (desks|hooks)|(desks|hooks) free)'],
  ['launches', figures.launches],
  ['campaigns', figures.campaigns],
  ['integrations', figures.integrations],
  ['hours automated', figures.hoursAutomated],
  ['years', figures.yearsInThisOffice, figures.yearsOfExperience, figures.yearsOfLeads],
  ['retention', figures.retention],
  ['satisfaction', figures.satisfaction],
  ['less manual work', figures.lessManualWork],
  ['inventory processing', figures.fasterInventory],
  ['uptime', figures.uptime],
  ['reliability', figures.reliability],
  ['conversion', figures.conversion],
  ['time to market', figures.fasterToMarket],
  ['weeks', figures.weeksToGoLive, figures.weeksToOnboard],
  ['weeks to go-live', figures.weeksToGoLive],
  ['weeks,? (the )?average onboarding', figures.weeksToOnboard],
];
/** Promises and a goal, the number within brackets, as sentences of any page or of what all pages share say them. */
const promised: [what: string, ours: number, inWords: string[], leastSentences: number, patterns: string[]][] = [
  ['hours until an answer', replyHours, ['twenty-four'], 15, ['within (W) hours']],
  [
    'minutes of the free session',
    sessionMinutes,
    ['thirty', 'half an hour'],
    20,
    [
      ...['free (W)-minute', '(W) free minutes', 'free and takes (W) minutes', 'talk for (W) minutes'],
      'costs ((?:W )*(?:hour|minutes))',
    ],
  ],
  ['million hours', hoursGoal / 1_000_000, ['one'], 4, ['(W) million hours', 'ends at (W) million']],
];

const fromOne = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const words = [...fromOne.slice(1), 'fifty', 'a hundred'].join('|');
const number = `\\d[\\d.,-]*[+%x]?|${words}`;

describe('the figures on all pages', () => {
  /** 'projects delivered, in all trades' claims no other number than 'projects delivered'. */
  const claims = pages
    .flatMap(([, page]) => objectsIn(page))
    .flatMap(({ figure, label }) =>
      isRecord(figure) && typeof label === 'string'
        ? [[label.split(',')[0] ?? label, JSON.stringify(figure)] as const]
        : [],
    );

  it('are found, and one label has one number', () => {
    expect(claims.length).toBeGreaterThanOrEqual(40);
    expect(disagreements(claims)).toEqual([]);
  });

  it('are those of the one file', () => {
    const stated = pages.flatMap(([, page]) => objectsIn(page).flatMap(({ figure }) => figure ?? []));
    const ours: unknown[] = Object.values(figures);
    expect(stated.filter((figure) => !ours.includes(figure))).toEqual([]);
  });

  it.each(counted)('are no others in a sentence that counts %s', (what, ...ours) => {
    const said = new RegExp(`\\b(${number}) (?:[\\w-]+ )?${what}\\b`, 'gi');
    const allowed = ours.flatMap((figure) => [written(figure), String(figure.value)]);
    const others = [...pages.map(([file, page]): [string, string[]] => [file, proseIn(page)]), ...drawn].flatMap(
      ([file, texts]) =>
        texts.flatMap((text) =>
          [...text.matchAll(said)]
            .filter(([, count = '']) => !allowed.includes(count))
            .map(([claim]) => `${file}: ${claim}`),
        ),
    );
    expect(others).toEqual([]);
  });

  it.each(promised)('are no others in a sentence of %s', (_, ours, inWords, leastSentences, patterns) => {
    const said = patterns.map((pattern) => new RegExp(`\\b${pattern.replaceAll('W', '[\\w-]+')}\\b`, 'gi'));
    const claims = sources.flatMap(([file, text]) =>
      said.flatMap((pattern) => [...text.matchAll(pattern)].map(([, count = '']) => ({ file, count }))),
    );
    expect(claims.length).toBeGreaterThanOrEqual(leastSentences);
    const allowed = [String(ours), ...inWords];
    expect(claims.filter(({ count }) => !allowed.includes(count.toLowerCase()))).toEqual([]);
  });

  it('count the team as often as it is listed', () => {
    const said = new RegExp(`\\b(${words}) (?:people|opinions|at the table)\\b|\\ball (${words})\\b`, 'gi');
    const table = drawn.flatMap(([file, texts]) => (file.startsWith('long-table') ? texts : []));
    const counts = [...proseIn(ourTeam), ...table].flatMap((text) => [...text.matchAll(said)]);
    expect(counts.length).toBeGreaterThanOrEqual(7);
    expect(new Set(counts.map(([, of, all = of]) => all?.toLowerCase()))).toEqual(new Set([fromOne[team.length - 1]]));
  });
});

describe.each(pages)('the data of %s', (_, page) => {
  it('shows all testimonials with a face or none', () => {
    const faces = objectsIn(page)
      .filter(isPerson)
      .filter(({ name, quote }) => name && quote)
      .map(({ portrait }) => portrait !== undefined);
    expect(new Set(faces).size).toBeLessThanOrEqual(1);
  });

  it('asks for one thing at its head and at its end, and says what happens next', () => {
    const [head, end, next] = callsOf(page);
    expect(end).toBeDefined();
    expect(end?.label === specifiedCall ? { ...end, label: head?.label } : end).toEqual(head);
    const isForm = head?.to === 'anchor';
    expect(next).toMatch(isForm ? /once you sign up/i : /24 hours|half an hour|(30|thirty)[ -](free )?minutes?/i);
  });

  it('has no straight quote or apostrophe', () => {
    expect(proseIn(page).filter((text) => !specified.includes(text) && straightQuotes.test(text))).toEqual([]);
  });

  it('is spelled as in America', () => {
    expect(proseIn(page).filter((text) => britishSpellings.test(text))).toEqual([]);
  });
});
