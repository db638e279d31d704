import type { SignedInConsole } from '../fixtures/signed-in-console';
import { openSignedInConsole } from '../fixtures/signed-in-console';
import type { Part } from '../part';
import { CountedHands } from './console/counted-hands';
import { chooseWriting, openTask } from './console/task';
import { tasks } from './console/tasks';

/** Carries out an editor's tasks in the console and counts what each takes: the column of docs/console.md. */
export const consoleTasks = (open: () => Promise<SignedInConsole> = openSignedInConsole): Part => ({
  name: 'console',
  summary: `${tasks.length} tasks of an editor, in clicks and keys`,
  run: async () => {
    const opened = await open();
    try {
      const hands = await CountedHands.at(opened.page);
      await chooseWriting(hands);
      const counted = [];
      for (const task of tasks) {
        await openTask(opened, task);
        hands.begin();
        await task.carryOut(hands);
        counted.push({ task: task.name, ...hands.done });
      }
      const lines = counted.map(
        ({ task, clicks, keys }) => `${String(clicks + keys).padStart(4)}  ${clicks} + ${keys}  ${task}`,
      );
      return { lines: ['all = clicks + keys', ...lines], figures: { counted }, failures: [] };
    } finally {
      await opened.end();
    }
  },
});
