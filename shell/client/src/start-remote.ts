import type { MountContext, RemoteEntry, ShellData } from '@site/federation';
import { currentRemote } from './current-remote';
import { reportError } from './error-reporter';
import { showFailure } from './failure-message';
import { pause } from './pause';
import { preloadScripts } from './preload-scripts';
import { createRemoteLoader } from './remote-loader';

/**
 * Loads the document's remote and mounts it. A failure leaves the server's HTML as it is (a document without any shows
 * a message) and is tried again with growing pauses, each time with what is live by then.
 */
export async function startRemote(data: ShellData, root: HTMLElement): Promise<void> {
  const load = createRemoteLoader();
  let remote = data.remote;

  for (let attempt = 0; ; attempt++) {
    try {
      // Loaded whole before the HTML is touched: hydration that fails half-way would erase a good page.
      const mount = await load(remote);
      await mount(root, mountContext(data, remote, root));
      root.dataset.interactive = remote.version;
      return;
    } catch (error) {
      reportError(remote, error);
    }
    const pressed = data.hydrate && root.hasChildNodes() ? [] : [showFailure(root)];
    await Promise.race([pause(attempt), ...pressed]);
    remote = await nextRemote(data, remote, root);
  }
}

function mountContext(data: ShellData, remote: RemoteEntry, root: HTMLElement): MountContext {
  // The server's HTML and state belong to the version that rendered them.
  const hydrate = data.hydrate && remote.version === data.remote.version && root.hasChildNodes();
  return {
    app: { name: remote.app, version: remote.version },
    assets: remote.assets,
    config: data.config,
    state: hydrate ? data.state : null,
    hydrate,
    preloadLater: () => preloadScripts(hydrate ? data.later : []),
    reportError: (error) => {
      reportError(remote, error);
      if (!root.hasChildNodes()) void showFailure(root).then(() => location.reload());
    },
  };
}

async function nextRemote(data: ShellData, remote: RemoteEntry, root: HTMLElement): Promise<RemoteEntry> {
  const current = (await currentRemote(remote.app)) ?? remote;
  // Another version draws the page anew; what a visitor is typing counts for more.
  return data.hydrate && isBeingFilledIn(root) ? remote : current;
}

const isBeingFilledIn = (root: HTMLElement): boolean =>
  [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
