const perSender = 60;
const perMinute = 6_000;

/** How many reports are accepted a minute: from one sender, so that none drowns the others', and in all. */
export class ReportLimit {
  private minute = 0;
  private total = 0;
  private readonly bySender = new Map<string, number>();

  allows(sender: string, now = Date.now()): boolean {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.minute) {
      [this.minute, this.total] = [minute, 0];
      this.bySender.clear();
    }
    const sent = (this.bySender.get(sender) ?? 0) + 1;
    if (sent > perSender || this.total >= perMinute) return false;
    this.total++;
    this.bySender.set(sender, sent);
    return true;
  }
}
