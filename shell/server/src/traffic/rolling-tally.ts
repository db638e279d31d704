export interface Tally {
  views: number;
  errors: number;
}

interface Minute extends Tally {
  minute: number;
}

const windowMinutes = 60;

/** Counts over the last hour: a version's earlier results must not hide its current ones. */
export class RollingTally {
  private readonly minutes: Minute[] = [];

  add(kind: keyof Tally): void {
    const minute = Math.floor(Date.now() / 60_000);
    let last = this.minutes.at(-1);
    if (last?.minute !== minute) {
      last = { minute, views: 0, errors: 0 };
      this.minutes.push(last);
      while ((this.minutes[0]?.minute ?? minute) <= minute - windowMinutes) this.minutes.shift();
    }
    last[kind]++;
  }

  get sum(): Tally {
    const since = Math.floor(Date.now() / 60_000) - windowMinutes;
    const sum: Tally = { views: 0, errors: 0 };
    for (const { minute, views, errors } of this.minutes) {
      if (minute <= since) continue;
      sum.views += views;
      sum.errors += errors;
    }
    // Another copy of the shell may have sent the page of a reported error.
    return { ...sum, errors: Math.min(sum.errors, sum.views) };
  }
}
