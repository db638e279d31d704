import type { SignInAgain } from '@site/api-client';

/** One question at a time to whoever sits at the console. All calls that wait for its answer get the same one. */
export class SignInRequest {
  private open: OpenRequest | null = null;
  private readonly listeners = new Set<() => void>();

  readonly ask = (wanted: SignInAgain): Promise<boolean> => {
    this.open ??= open(wanted);
    this.tell();
    return this.open.result;
  };

  readonly settle = (done: boolean): void => {
    this.open?.settle(done);
    this.open = null;
    this.tell();
  };

  /** Null: nothing is asked. */
  readonly wanted = (): SignInAgain | null => this.open?.wanted ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

interface OpenRequest {
  wanted: SignInAgain;
  result: Promise<boolean>;
  settle: (done: boolean) => void;
}

function open(wanted: SignInAgain): OpenRequest {
  let settle: OpenRequest['settle'] = () => undefined;
  const result = new Promise<boolean>((resolve) => (settle = resolve));
  return { wanted, result, settle };
}
