/** Names of labels to their values. */
export type Labels = Readonly<Record<string, string>>;

/** One line of the exposition. */
export interface Sample {
  /** What follows the metric's name, such as `_bucket`. */
  suffix?: string;
  labels?: Labels;
  value: number;
}

/** A metric with all its series. */
export interface Metric {
  name: string;
  /** One sentence that explains the metric. */
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples(): Sample[];
  /** Forgets every series that carries these labels. */
  forget(labels: Labels): void;
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/** A metric as Prometheus reads it, text format 0.0.4. */
export function expose({ name, help, type, samples }: Metric, common: Labels): string {
  const lines = samples().map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${inBraces({ ...common, ...labels })} ${spelled(value)}`,
  );
  return [`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function inBraces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const spelled = (value: number): string => (value === Infinity ? '+Inf' : String(value));

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

const escapeValue = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');
