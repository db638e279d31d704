import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Between the last test and the end of the process. */
const longestEndMs = 20_000;

const root = path.resolve(import.meta.dirname, '../../..');

/** Under Nx: what became of each test, in test-results/jest/<project>-<target>.json, for the command that runs all of them. */
export default class Report {
  constructor(_config, { folder = path.join(root, 'test-results/jest') } = {}) {
    this.folder = folder;
  }

  onRunComplete(_contexts, { testResults }) {
    setTimeout(failToEnd, longestEndMs).unref();
    const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
    if (!project) return;
    mkdirSync(this.folder, { recursive: true });
    const results = testResults.flatMap((file) => resultsOf(file).map((result) => ({ project, ...result })));
    writeFileSync(path.join(this.folder, `${project}-${target}.json`), `${JSON.stringify(results, null, 2)}\n`);
  }
}

/** Something that a test has started keeps the process alive, and whoever waits for it would wait for ever. */
function failToEnd() {
  console.error(`Jest has not ended ${longestEndMs / 1000} s after its last test: ${process.getActiveResourcesInfo()}`);
  process.exit(1);
}

/** A file that can't even be loaded counts as one test that failed, and so does a test that did not run. */
function resultsOf({ testFilePath, testResults, testExecError, failureMessage, perfStats }) {
  const file = path.relative(root, testFilePath);
  if (testExecError) {
    const seconds = perfStats.runtime / 1000;
    return [{ file, name: 'the whole file', seconds, outcome: 'failed', failure: failureMessage }];
  }
  const within = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const secondsOutside = (perfStats.runtime - within) / 1000;
  return testResults.map(({ fullName, status, duration, failureMessages }) => {
    const hasRun = status === 'passed' || status === 'failed';
    return {
      file,
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      secondsOutside,
      outcome: hasRun ? status : 'failed',
      failure: hasRun ? failureMessages.join('\n') : 'It did not run.',
    };
  });
}
