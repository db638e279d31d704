/** Prints what Nx would select for a change of each file that is named here, all from one reading of the workspace. */
import { readNxJson } from '../../node_modules/nx/dist/src/config/nx-json.js';
import { filterAffected } from '../../node_modules/nx/dist/src/project-graph/affected/affected-project-graph.js';
import { calculateFileChanges } from '../../node_modules/nx/dist/src/project-graph/file-utils.js';
import { createProjectGraphAsync } from '../../node_modules/nx/dist/src/project-graph/project-graph.js';

const graph = await createProjectGraphAsync();
const targetsOf = ({ nodes }) =>
  Object.values(nodes)
    // Apps that a generator adds come on top of what the table of CONTRIBUTING.md says.
    .filter(({ data }) => !data.tags?.includes('scope:remote'))
    .map(({ name, data }) => ({ name, targets: Object.keys(data.targets ?? {}) }));

const affected = {};
for (const file of process.argv.slice(2)) {
  affected[file] = targetsOf(
    await filterAffected(graph, calculateFileChanges([file], { files: [file] }), readNxJson()),
  );
}
console.log(JSON.stringify({ all: targetsOf(graph), affected }));
