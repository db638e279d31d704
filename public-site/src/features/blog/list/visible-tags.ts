/** The first `most` tags and how many are left. */
export function visibleTags(tags: readonly string[] | null | undefined, most: number) {
  const all = tags ?? [];
  return { visible: all.slice(0, most), hidden: Math.max(0, all.length - most) };
}
