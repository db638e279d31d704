/** Merges the same problem in several places into one sentence: `GET /api/posts (and 2 others): …`. */
export function byComplaint(complaints: Iterable<[place: string, complaint: string]>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [place, complaint] of complaints) {
    places.set(complaint, (places.get(complaint) ?? new Set()).add(place));
  }
  return [...places].map(([complaint, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} ${others.length === 1 ? 'other' : 'others'})` : '';
    return `${first}${more}: ${complaint}`;
  });
}
