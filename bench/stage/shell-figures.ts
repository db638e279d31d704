/** Long enough for the shell to take it. */
export const benchMetricsToken = 'a token of the bench only';

/** What a shell tells of itself at this moment: `name{labels}` to value. */
export async function shellFigures(origin: string, token: string): Promise<Map<string, number>> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`/metrics answers ${response.status}.`);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** Sum over all labels of a figure. */
export function sumOf(figures: ReadonlyMap<string, number>, name: string): number {
  let sum = 0;
  for (const [series, value] of figures) if (series === name || series.startsWith(`${name}{`)) sum += value;
  return sum;
}
