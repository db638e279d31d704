import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { containerName, type Mount, type RemoteEntry } from '@site/federation';

/** Answers a function that loads a remote's `mount`. Calling it again tries afresh. */
export function createRemoteLoader(): (remote: RemoteEntry) => Promise<Mount> {
  const integrity = new Map<string, string>();
  const federation = createInstance({ name: 'shell', remotes: [], plugins: [integrityPlugin(integrity)] });

  return async (remote) => {
    const name = containerName(remote.app);
    const entry = new URL(remote.entry, location.href).href;
    integrity.set(entry, remote.integrity);
    federation.registerRemotes([{ name, entry }], { force: true });
    const exposed = await federation.loadRemote<{ mount: Mount }>(`${name}/mount`);
    if (!exposed) throw new Error(`${remote.app} exposes no mount.`);
    return exposed.mount;
  };
}

/** The browser runs an entry only if it is, byte for byte, the one that was released. */
const integrityPlugin = (integrity: Map<string, string>): ModuleFederationRuntimePlugin => ({
  name: 'integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity.get(url) ?? '';
    return script;
  },
});
