import type { MountContext, RemoteEntry, ShellData } from '@site/federation';
import { currentRemote } from './current-remote';
import { reportError } from './error-reporter';
import { hideFailure, showFailure } from './failure-message';
import { followReleases } from './follow-releases';
import { fetchAhead } from './fetch-ahead';
import { pause } from './pause';
import { createRemoteLoader } from './remote-loader';
import { runApp } from './run-app';
import { MountPoint } from './mount-point';
import { nextTask } from './next-task';

/**
 * Loads the document's remote, mounts it and watches it. A failure leaves the server's HTML unchanged (a document
 * without any shows a message) and is retried every few seconds, each time with what is live by then.
 */
export async function startRemote(data: ShellData, root: HTMLElement, address: string): Promise<never> {
  // A task each: running this code, copying the page, and asking for the remote's.
  await nextTask();
  const mountPoint = new MountPoint(root, address);
  await nextTask();
  const load = createRemoteLoader();
  let remote = data.remote;
  const releases = followReleases(remote);

  for (let attempt = 0; ; attempt++) {
    const beganAt = performance.now();
    try {
      // Loaded completely before the HTML is touched: a hydration that fails halfway would destroy a good page.
      const mount = await load(remote);
      await runApp({
        mount,
        context: { ...mountContext(data, remote, mountPoint), tellIfBusy: (isBusy) => (releases.isBusy = isBusy) },
        mountPoint,
        onReady: () => {
          hideFailure();
          mountPoint.element.dataset.interactive = remote.version;
          releases.shown = remote;
        },
        onError: async (error) => {
          reportError(remote, error);
          // Another release, perhaps the previous one, may not have that fault; unsaved text takes precedence.
          if (releases.isBusy()) return false;
          return (await nextRemote(data, remote, mountPoint.element)).version !== remote.version;
        },
      });
    } catch (error) {
      reportError(remote, error);
    }
    const paused = pause(attempt, beganAt);
    if (data.hydrate && mountPoint.isOriginal) {
      hideFailure();
      await paused;
    } else {
      // This document's shell may be too old for a version that was released after it: that one comes with its own.
      const tryAgain = () => remote.version === data.remote.version || location.reload();
      await Promise.race([paused, showFailure(mountPoint.element).then(tryAgain)]);
    }
    remote = await nextRemote(data, remote, mountPoint.element);
  }
}

function mountContext(data: ShellData, remote: RemoteEntry, mountPoint: MountPoint): Omit<MountContext, 'reportError'> {
  // The server's HTML and state belong to the version that rendered them.
  const hydrate = data.hydrate && remote.version === data.remote.version && mountPoint.isOriginal;
  return {
    app: { name: remote.app, version: remote.version },
    assets: remote.assets,
    config: data.config,
    state: hydrate ? data.state : null,
    hydrate,
    preloadLater: () => fetchAhead(hydrate ? data.later : []),
  };
}

async function nextRemote(data: ShellData, remote: RemoteEntry, root: HTMLElement): Promise<RemoteEntry> {
  const current = (await currentRemote(remote.app)) ?? remote;
  // Another version renders the page from scratch; what a visitor is typing takes precedence.
  return data.hydrate && isBeingFilledIn(root) ? remote : current;
}

const isBeingFilledIn = (root: HTMLElement): boolean =>
  [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox], [type=radio]), textarea',
    ),
  ].some((field) => field.value !== field.defaultValue);
