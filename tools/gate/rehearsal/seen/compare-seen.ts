import type { Seen, SeenAtWidths } from './see-page';

/** What is left of each must be at least this share of what was there. */
const least: Record<keyof Seen, { name: string; share: number }> = {
  text: { name: 'text', share: 0.6 },
  pictures: { name: 'pictures', share: 0.5 },
  header: { name: 'header', share: 0.5 },
  heading: { name: 'main heading', share: 0.3 },
  links: { name: 'links', share: 0.6 },
  fields: { name: 'fields and buttons', share: 0.7 },
};

/** What a person sees much less of than before, in words. */
export function comparedSeen(now: SeenAtWidths, before: SeenAtWidths): string[] {
  const losses: string[] = [];
  for (const [width, seen] of Object.entries(before)) {
    for (const key of Object.keys(least) as (keyof Seen)[]) {
      const { name, share } = least[key];
      const left = (now[Number(width)]?.[key] ?? 0) / seen[key];
      // Of what was not there, nothing can be lost: 0 / 0 is no number.
      if (left < share) losses.push(`at ${width} px it shows ${percent(left)} of the ${name} of before`);
    }
  }
  return losses;
}

/** What no page of an app may lack, whatever it looked like before. */
export const missing = (now: SeenAtWidths): string[] =>
  Object.entries(now).flatMap(([width, { text }]) =>
    text > 0 ? [] : [`at ${width} px nothing of its text is visible`],
  );

const percent = (share: number): string => `${Math.round(share * 100)} %`;
