/** Merges the same problem in several places into one sentence: `GET /api/posts (and 2 others): …`. */
export function groupProblems(problems: Iterable<[place: string, problem: string]>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [place, problem] of problems) {
    places.set(problem, (places.get(problem) ?? new Set()).add(place));
  }
  return [...places].map(([problem, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} ${others.length === 1 ? 'other' : 'others'})` : '';
    return `${first}${more}: ${problem}`;
  });
}
