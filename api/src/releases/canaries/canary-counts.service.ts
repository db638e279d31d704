import { Injectable } from '@nestjs/common';
import {
  addHistograms,
  canaryLimits,
  type CanaryVerdict,
  emptyHistogram,
  judgeCanary,
  type VersionCounts,
} from '@site/releases';
import { EntityManager } from 'typeorm';
import { isNewReport } from '../../database/is-new-report';
import { type CanaryComparison, type CanaryPoint, presentFigures } from './canary.presenter';
import type { CanaryReportInput } from './canary-report-input.dto';
import type { ReleaseCanary } from './release-canary.entity';
import { readCounts, type ReportedCounts } from './reported-counts';

interface MinuteRow extends VersionCounts {
  version: string;
  minute: Date;
}

interface Sides {
  canary: VersionCounts;
  live: VersionCounts;
}

interface Judged {
  sides: Sides;
  verdict: CanaryVerdict;
}

const minuteMs = 60_000;
const judgedMs = 60 * minuteMs;
const shownMs = 6 * judgedMs;
const storedMs = 24 * judgedMs;

/** What shells count of canaries and of the versions beside them, added up over all shells by the minute. */
@Injectable()
export class CanaryCountsService {
  constructor(private readonly manager: EntityManager) {}

  /** Adds a report once, however often it comes. What is of no canary, nor beside one, is left out. */
  async receive(report: CanaryReportInput): Promise<void> {
    const read = readCounts(report.counts);
    await this.manager.transaction(async (manager) => {
      if (!(await isNewReport(manager, 'release_reporters', report))) return;
      // In one order: two shells would wait for each other otherwise.
      for (const count of read.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) await add(manager, count);
    });
  }

  async judge(canary: ReleaseCanary): Promise<CanaryVerdict> {
    return (await this.judged(canary)).verdict;
  }

  async compare(canary: ReleaseCanary, mostPoints: number): Promise<CanaryComparison> {
    const { version, beside } = canary;
    const rows = await this.rowsOf(canary, shownMs);
    const { sides } = await this.judged(canary);
    const [reporters]: { shells: number; now: Date }[] = await this.manager.query(
      `SELECT count(*)::int AS shells, now() FROM release_reporters WHERE at > now() - interval '30 seconds'`,
    );
    const { shells, now } = reporters ?? { shells: 0, now: new Date() };
    const points = pointsOf(canary, rows, now, mostPoints);
    return {
      ...{ version, beside, shells, valuesNeeded: canaryLimits.values, points },
      ...{ canary: presentFigures(sides.canary), live: presentFigures(sides.live) },
    };
  }

  /**
   * By the figures of its stage, in which the shares stay the same: of the last hour, or of the whole stage where that is too
   * little to tell.
   */
  private async judged(canary: ReleaseCanary): Promise<Judged> {
    const recent = judgeOf(canary, await this.rowsInStage(canary, judgedMs));
    return recent.verdict.outcome === 'tooFew' ? judgeOf(canary, await this.rowsInStage(canary, storedMs)) : recent;
  }

  private async rowsInStage(canary: ReleaseCanary, withinMs: number): Promise<MinuteRow[]> {
    const stageMinute = Math.floor(canary.stageSince.getTime() / minuteMs) * minuteMs;
    return (await this.rowsOf(canary, withinMs)).filter(({ minute }) => minute.getTime() >= stageMinute);
  }

  private rowsOf({ app, run }: ReleaseCanary, withinMs: number): Promise<MinuteRow[]> {
    return this.manager.query(
      `SELECT version, minute, views, errors, lcp, inp FROM release_counts
        WHERE app = $1 AND run = $2 AND minute > now() - $3 * interval '1 millisecond' ORDER BY minute`,
      [app, run, withinMs],
    );
  }
}

const nameOf = ({ app, version }: ReportedCounts): string => `${app} ${version}`;

/** The minute is the database's: a shell's clock may be wrong. */
async function add(manager: EntityManager, { app, version, views, errors, lcp, inp }: ReportedCounts): Promise<void> {
  const sum = (column: string) =>
    `${column} = ARRAY(SELECT a + b FROM unnest(old.${column}, excluded.${column}) WITH ORDINALITY AS parts (a, b, part) ORDER BY part)`;
  await manager.query(
    `INSERT INTO release_counts AS old (app, run, version, minute, views, errors, lcp, inp)
      SELECT app, run, $2::varchar, date_trunc('minute', now()), $3::integer, $4::integer, $5::integer[], $6::integer[]
      FROM release_canaries WHERE app = $1 AND $2 IN (version, beside)
      ON CONFLICT (app, run, version, minute) DO UPDATE SET views = old.views + excluded.views,
        errors = old.errors + excluded.errors, ${sum('lcp')}, ${sum('inp')}`,
    [app, version, views, errors, lcp, inp],
  );
}

function judgeOf(canary: ReleaseCanary, rows: MinuteRow[]): Judged {
  const sides = sidesOf(canary, rows);
  return { sides, verdict: judgeCanary(sides.canary, sides.live) };
}

function sidesOf({ version }: ReleaseCanary, rows: MinuteRow[]): Sides {
  return {
    canary: sumOf(rows.filter((row) => row.version === version)),
    live: sumOf(rows.filter((row) => row.version !== version)),
  };
}

const sumOf = (rows: VersionCounts[]): VersionCounts =>
  rows.reduce<VersionCounts>(
    (sum, { views, errors, lcp, inp }) => ({
      ...{ views: sum.views + views, errors: sum.errors + errors },
      ...{ lcp: addHistograms(sum.lcp, lcp), inp: addHistograms(sum.inp, inp) },
    }),
    { views: 0, errors: 0, lcp: emptyHistogram(), inp: emptyHistogram() },
  );

/** A minute each, or several where that would be too many; none that goes on still. */
function pointsOf(canary: ReleaseCanary, rows: MinuteRow[], now: Date, mostPoints: number): CanaryPoint[] {
  const [first, last] = [rows[0]?.minute.getTime() ?? 0, rows.at(-1)?.minute.getTime() ?? 0];
  const minutes = Math.ceil(((last - first) / minuteMs + 1) / mostPoints);
  const stepMs = minutes * minuteMs;
  const steps = [...new Set(rows.map(({ minute }) => Math.floor((minute.getTime() - first) / stepMs)))];
  return steps
    .map((step) => first + step * stepMs)
    .filter((at) => at + stepMs <= now.getTime())
    .map((at) => {
      const within = rows.filter(({ minute }) => minute.getTime() >= at && minute.getTime() < at + stepMs);
      const { canary: given, live } = sidesOf(canary, within);
      return { at: new Date(at), minutes, canary: presentFigures(given), live: presentFigures(live) };
    });
}
