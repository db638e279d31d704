import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { workspaceRoot } from '../release/workspace';
import { findFreePort } from '../start/ports';
import { Problem } from '../start/problem';
import { run } from './run';

const gb = 1024 ** 3;
const needed = { disk: 8, memory: 4 };
const probe = 'containers-check-probe';
const node = 'node:24-bookworm-slim node --input-type=module -e "$(cat tools/containers/probe.mjs)"';
const bounds = '--read-only --cap-drop ALL --security-opt no-new-privileges --user 1000 --memory 128m';
const timeoutMs = 5 * 60_000;

/** Throws Problem where the machine lacks disk space or memory for the images and their containers. */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed.disk * gb) throw new Problem(`less than ${needed.disk} GB of the disk are free.`);
  if (freemem() < needed.memory * gb) throw new Problem(`less than ${needed.memory} GB of memory are free.`);
}

/** Throws Problem where this machine can't run, connect or reach containers, whatever they contain. */
export async function requireContainers(env: NodeJS.ProcessEnv, { short }: { short: boolean }): Promise<void> {
  const expect = async (line: string, trouble: string) => {
    const { ok, output } = await run(line, env, timeoutMs);
    if (!ok) throw new Problem(`${trouble} on this machine: ${output.trim().split('\n').at(-1)}`);
  };
  const port = await findFreePort();
  const [mount, folder] = short ? [`-v '${workspaceRoot}:/site:ro'`, '/site'] : ['', ''];
  const server = `docker run -d --name ${probe} --network ${probe} -p ${port}:8080 ${bounds} ${mount} ${node} serve ${folder}`;
  const remove = () => run(`docker rm -f ${probe}; docker network rm ${probe}`, env);
  await remove();
  try {
    await expect(`docker network create ${probe}`, 'containers get no network');
    await expect(server, 'no container starts with the limits of ours');
    await expect(
      `docker run --rm --network ${probe} ${bounds} ${node} http://${probe}:8080`,
      'containers do not reach each other, or may not read this workspace,',
    );
    await expect(
      `node --input-type=module -e "$(cat tools/containers/probe.mjs)" http://localhost:${port}`,
      'containers can’t be reached',
    );
  } finally {
    await remove();
  }
}
