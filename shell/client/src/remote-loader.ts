import { createInstance } from '@module-federation/enhanced/runtime';
import { containerName, type Mount, type RemoteEntry } from '@site/federation';
import { noteIntegrity } from './file-integrity';
import { loadScript } from './load-script';

/** Returns a function that loads a remote's `mount`. Calling it again reuses nothing of a failed attempt. */
export function createRemoteLoader(): (remote: RemoteEntry) => Promise<Mount> {
  const federation = createInstance({ name: 'shell', remotes: [] });

  return async (remote) => {
    const name = containerName(remote.app);
    const entry = new URL(remote.entry, location.href).href;
    federation.registerRemotes([{ name, entry }], { force: true });
    Object.assign(globalThis, { [name]: undefined, [`webpackChunk${name}`]: undefined });
    await loadEntry(name, entry, remote);
    const exposed = await federation.loadRemote<{ mount: Mount }>(`${name}/mount`);
    if (!exposed) throw new Error(`${remote.app} exposes no mount.`);
    return exposed.mount;
  };
}

/** The global in which federation finds the entry. */
function loadEntry(name: string, entry: string, { app, version, integrity }: RemoteEntry): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleEnd = ({ type }: { type: string }) => {
      if (type === 'load' && Reflect.get(globalThis, name)) resolve();
      else reject(new Error(`The entry of ${app}@${version} did not load (${type}).`));
    };
    noteIntegrity([{ address: new URL(entry).pathname, integrity }]);
    void loadScript(entry, handleEnd);
  });
}
