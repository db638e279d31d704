import { createHash, randomInt } from 'node:crypto';

/** One of a hundred numbers; each is shared by a hundredth of all visitors. */
export type Draw = number;

const lots = 100;

export function readDraw(text: string | undefined): Draw | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/**
 * Deals each number once, in random order, before any repeats: among any hundred consecutive visitors a canary's share
 * is exact, which independent random draws would miss.
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
 * True when a number is in the canary's share. Each canary's range starts at a different number, so that it is not
 * always the same visitors who get new releases; a growing share keeps its earlier visitors.
 */
export function isDrawnFor(draw: Draw, { name, percent }: { name: string; percent: number }): boolean {
  const beginning = createHash('sha256').update(name).digest().readUInt32BE() % lots;
  return (draw + beginning) % lots < percent;
}
