import type { TransferListItem } from 'node:worker_threads';

/** Bytes that go to another thread without a copy: those with memory of their own, in a value or its fields. */
export function transferOf(value: unknown): TransferListItem[] {
  const values = typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : [];
  return values.flatMap((each) =>
    each instanceof Uint8Array && each.byteLength === each.buffer.byteLength && each.buffer instanceof ArrayBuffer
      ? [each.buffer]
      : [],
  );
}
