/** Prints the result of each check, and counts. */
export class Report {
  passed = 0;
  failed = 0;

  /** Of the whole run: where nothing passed, nothing was checked. */
  get exitCode(): number {
    return this.failed > 0 || this.passed === 0 ? 1 : 0;
  }

  /** Runs a check, which returns what it saw, or throws. Returns whether it passed. */
  async check(title: string, look: () => Promise<string>): Promise<boolean> {
    const began = Date.now();
    const took = () => `(${((Date.now() - began) / 1000).toFixed(0)} s)`;
    try {
      const seen = await look();
      console.log(`  ✓ ${title}: ${seen} ${took()}`);
      this.passed += 1;
      return true;
    } catch (error) {
      console.log(`  ✗ ${title} ${took()}\n      ${(error as Error).message.replaceAll('\n', '\n      ')}`);
      this.failed += 1;
      return false;
    }
  }
}

/** Throws unless the condition holds. */
export function expectThat(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}
