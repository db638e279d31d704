const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;
const awayMs = 60_000;

/** Knows whether somebody is at the page: what it reads while nobody is does not keep a session open. */
export class Attendance {
  private lastSign = Date.now();

  /** Answers what ends it. */
  watch(): () => void {
    const note = () => void (this.lastSign = Date.now());
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    };
  }

  readonly isAttended = (): boolean => Date.now() - this.lastSign < awayMs;
}
