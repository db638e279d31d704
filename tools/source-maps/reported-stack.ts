/** A reported stack, with what is known about its origin. */
export interface ReportedStack {
  message: string;
  stack: string;
  /** `app@version` of the server whose log it is from. */
  server: string | undefined;
  /** What else the log line says, for people. */
  facts: string[];
}

type Fields = Record<string, unknown>;

/** Reads a line of a log (that of shell or API), a bare report, or a stack as text. */
export function readReportedStacks(input: string): ReportedStack[] {
  const lines = input.split('\n').filter((line) => line.trim());
  const reports = lines.map(fromLogLine);
  if (reports.some(Boolean)) return reports.filter((report) => report !== undefined);
  return input.trim() ? [{ message: '', stack: input, server: undefined, facts: [] }] : [];
}

/** Undefined where the line is not JSON, or holds no stack. */
function fromLogLine(line: string): ReportedStack | undefined {
  const fields = parse(line);
  const inside = [fields.report, fields.err, fields].map((value) => (value ?? {}) as Fields);
  const holder = inside.find(({ stack }) => typeof stack === 'string' && stack);
  if (!holder) return undefined;
  const facts = ['page', 'path', 'id'].flatMap((name) => (fields[name] ? [`${name} ${String(fields[name])}`] : []));
  return {
    message: String(holder.message ?? fields.msg ?? ''),
    stack: String(holder.stack),
    server: typeof fields.app === 'string' ? fields.app : undefined,
    facts: fields.app ? [...facts, `logged by ${String(fields.app)}`] : facts,
  };
}

function parse(line: string): Fields {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}
