import type { TestShell } from './test-shell';

export const metricsToken = 'a token of the tests';

const line = /^([a-z_0-9]+)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)+)\})? (Na[nN]|[+-]?Inf|-?[\d.e+-]+)$/;

/** The shell's metrics as `name{labels}` to value. Throws where a line is none of the text format. */
export async function scrapeOf(shell: TestShell): Promise<Map<string, number>> {
  // An answer counts when it is over, which its reader may be told first.
  await shell.settled();
  const response = await shell.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  if (response.status !== 200) throw new Error(`/metrics answers ${response.status}.`);
  const text = await response.text();
  const samples = new Map<string, number>();
  for (const written of text.trimEnd().split('\n')) {
    if (!written || /^# (HELP|TYPE) [a-z_0-9]+ \S/.test(written)) continue;
    const [, name, labels = '', value] = line.exec(written) ?? [];
    if (!name) throw new Error(`This is no line of the text format: ${written}`);
    samples.set(labels ? `${name}{${labels}}` : name, Number(value));
  }
  return samples;
}
