import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection from this machine to itself, as the kernel lists it. */
interface Listed {
  localPort: number;
  remotePort: number;
  /** Bytes that wait to be taken and to be read, in hexadecimal. */
  queues: string;
}

/**
 * Resolves when the side that listens on `port` has closed its connections from all of `clientPorts`, which may hold unread
 * bytes all the while. Rejects when one of them is left open for `withinMs` in which no byte of it moved.
 *
 * Reads Linux' `/proc/net/tcp` (https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html).
 */
export async function untilClosedBy(port: number, clientPorts: number[], withinMs: number): Promise<void> {
  const seen = new Map<number, { queues: string; since: number }>();
  for (let open = openOnes(port, clientPorts); open.length > 0; open = openOnes(port, clientPorts)) {
    for (const { remotePort, queues } of open) {
      const last = seen.get(remotePort);
      if (last?.queues !== queues) seen.set(remotePort, { queues, since: Date.now() });
      else if (Date.now() - last.since > withinMs) {
        throw new Error(`${open.length} connections are open, one of them untouched for ${withinMs} ms.`);
      }
    }
    await wait(50);
  }
}

const openOnes = (port: number, clientPorts: number[]): Listed[] =>
  readFileSync('/proc/net/tcp', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap(established)
    .filter(({ localPort, remotePort }) => localPort === port && clientPorts.includes(remotePort));

/** `sl local_address rem_address st tx_queue:rx_queue …`, all in hexadecimal; 01 stands for ESTABLISHED. */
function established(line: string): Listed[] {
  const [, local = '', remote = '', state, queues = ''] = line.trim().split(/\s+/);
  const portOf = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16);
  return state === '01' ? [{ localPort: portOf(local), remotePort: portOf(remote), queues }] : [];
}
