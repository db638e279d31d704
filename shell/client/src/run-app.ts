import type { Mount, MountContext } from '@site/federation';
import type { MountPoint } from './mount-point';
import { untilItHangs } from './until-it-hangs';

interface AppRun {
  mount: Mount;
  context: Omit<MountContext, 'reportError'>;
  mountPoint: MountPoint;
  /** Called once, when the app is interactive. */
  onReady(): void;
  /** Called with an error that the app survived; returns whether to mount the app again. */
  onError(error: unknown): Promise<boolean>;
}

/** Mounts an app and watches it. Rejects when it can't start or has broken; the mount point is then as it was before. */
export async function runApp({ mount, context, mountPoint, onReady, onError }: AppRun): Promise<never> {
  const { element } = mountPoint;
  let breakDown: (error: unknown) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => (breakDown = reject));
  const reportError = async (error: unknown) => {
    // React empties the element when it gives up on a tree.
    if (!element.hasChildNodes() || (await onError(error))) breakDown(error);
  };
  const mounting = startMounting(mount, element, {
    ...context,
    reportError: (error) => void reportError(error),
  });
  const hanging = untilItHangs().then(() => Promise.reject(new Error('The app does not start.')));
  try {
    await Promise.race([mounting, broken, hanging]);
    onReady();
    return await broken;
  } catch (error) {
    mountPoint.reset();
    mounting.then(
      (unmount) => unmount(),
      () => undefined,
    );
    throw error;
  }
}

/** A `mount` that throws synchronously counts as one that rejects. */
const startMounting = async (mount: Mount, element: HTMLElement, context: MountContext) => mount(element, context);
