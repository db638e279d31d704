/** Closes what was opened, the last one first. Resources may be opened concurrently. */
export class OpenedThings {
  private readonly closings: (() => Promise<unknown>)[] = [];

  /** Closed whatever happens to the others; one that fails to open needs no closing. */
  add<Thing>(opening: Promise<Thing>, close: (thing: Thing) => Promise<unknown> | undefined): Promise<Thing> {
    const settled = opening.then(
      (thing) => () => close(thing),
      () => () => undefined,
    );
    this.closings.unshift(async () => (await settled)());
    return opening;
  }

  async close(): Promise<void> {
    // What is still opening may add others.
    for (let close = this.closings.shift(); close; close = this.closings.shift()) await close();
  }
}
