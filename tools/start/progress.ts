/** Prints a step, and how long it took once it is done. Steps may run at the same time. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const line = `  ${title} …`;
  begin(line);
  try {
    const result = await work();
    end(line, `done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    end(line, 'failed');
    throw error;
  }
}

/** The line that the cursor stands on. */
let unfinished = '';

function begin(line: string): void {
  process.stdout.write(unfinished ? `\n${line}` : line);
  unfinished = line;
}

/** Finishes a step's line, or repeats it where another step has begun one since. */
function end(line: string, outcome: string): void {
  const before = unfinished ? `\n${line}` : line;
  process.stdout.write(`${unfinished === line ? '' : before} ${outcome}\n`);
  unfinished = '';
}
