import { openSignedInConsole, type SignedInConsole } from './fixtures/signed-in-console';
import { Keyboard } from './parts/console/keyboard';
import { chooseWriting, openTask } from './parts/console/task';
import { tasks } from './parts/console/tasks';

describe('by the keyboard alone, in a window as wide as a phone, an editor can', () => {
  let opened: SignedInConsole;
  let hands: Keyboard;

  beforeAll(async () => {
    opened = await openSignedInConsole({ width: 375, height: 740 });
    hands = new Keyboard(opened.page);
    await chooseWriting(hands);
  }, 600_000);

  afterAll(() => opened.end());

  it.each(tasks)(
    '$name',
    async (task) => {
      await openTask(opened, task);
      await task.carryOut(hands);
      expect(hands.takeFaults()).toEqual([]);
    },
    300_000,
  );
});
