import { createHash, randomInt } from 'node:crypto';

/** One of the hundred lots that a visitor can have; it tells nobody from a hundredth of all others. */
export type Draw = number;

const lots = 100;

export function readDraw(text: string | undefined): Draw | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/**
 * Deals each lot once, in random order, before any comes a second time: among any hundred visitors in a row a canary's
 * share is exact, where independent dice would miss it.
 */
export class DrawDeck {
  private deck: Draw[] = [];

  deal(): Draw {
    if (this.deck.length === 0) this.deck = Array.from({ length: lots }, (_, lot) => lot);
    const [drawn = 0] = this.deck.splice(randomInt(this.deck.length), 1);
    return drawn;
  }
}

/**
 * True when a lot is among the canary's share. Each canary begins to count at a lot of its own, so that it is not always
 * the same visitors who try what is new; a share that grows keeps those that it had.
 */
export function isDrawnFor(draw: Draw, { name, percent }: { name: string; percent: number }): boolean {
  const beginning = createHash('sha256').update(name).digest().readUInt32BE() % lots;
  return (draw + beginning) % lots < percent;
}
