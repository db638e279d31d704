import { readStages } from '@site/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { type CanaryVerdict, quantileOf, valuesIn, type VersionCounts } from '@site/releases';
import type { ReleaseCanary } from './release-canary.entity';

const outcomes = ['worse', 'noWorse', 'tooFew'] as const;

/** A share of the visitors, and for how long it stays. */
export class CanaryStage {
  /** From 1 to 100. */
  percent!: number;
  /** Null: until somebody changes it. */
  minutes!: number | null;
}

/** A canary that runs, and what is to become of it. */
export class RunningCanary {
  version!: string;
  /** The version that is live meanwhile. */
  beside!: string;
  stages!: CanaryStage[];
  /** Which of them, from 0. */
  stage!: number;
  startedAt!: Date;
  stageSince!: Date;
  /** When the next stage may begin; null: when somebody says so. */
  nextAt!: Date | null;
  /** Who keeps it at its stage; null: nobody does. */
  heldBy!: string | null;
  /** Since when the next stage is due and there are too few views; null: it is not. */
  waitsSince!: Date | null;
  /** Whoever began it, or changed its share last by hand. */
  who!: string;
  because!: string | null;
  /** Beside the live version, over all shells, in the last hour of its stage, or in all of it where an hour is too little. */
  @ApiProperty({ enum: outcomes })
  outcome!: CanaryVerdict['outcome'];
  /** The figures of that, in a sentence. */
  figures!: string;
}

/** What browsers and shells have told of a version. */
export class VersionFigures {
  views!: number;
  errors!: number;
  /** 75th percentile of the largest contentful paint, in milliseconds; null: nobody has told one. */
  lcp!: number | null;
  /** 75th percentile of the interaction to next paint, in milliseconds; null: nobody has told one. */
  inp!: number | null;
  /** In how many visits a largest contentful paint was measured. */
  lcpValues!: number;
  /** In how many visits an interaction to next paint was measured. */
  inpValues!: number;
}

export class CanaryPoint {
  /** Its beginning. */
  at!: Date;
  /** How many it covers, all of them over. */
  minutes!: number;
  canary!: VersionFigures;
  live!: VersionFigures;
}

/** A canary beside what is live, over time. */
export class CanaryComparison {
  version!: string;
  beside!: string;
  /** How many shells have reported within the last half minute. */
  shells!: number;
  /** Of what is judged: the last hour of its stage, or all of it where an hour is too little. */
  canary!: VersionFigures;
  live!: VersionFigures;
  /** With fewer values of either version, a 75th percentile is not compared. */
  valuesNeeded!: number;
  /** Since it began, six hours at most; the oldest first. */
  points!: CanaryPoint[];
}

export class CanaryFigures {
  /** Null: no canary runs. */
  @ApiProperty({ type: CanaryComparison, nullable: true })
  comparison!: CanaryComparison | null;
}

export function presentCanary(canary: ReleaseCanary, { outcome, because: figures }: CanaryVerdict): RunningCanary {
  const { version, beside, stage, startedAt, stageSince, nextAt, heldBy, waitsSince, who, because } = canary;
  return {
    ...{ version, beside, stages: readStages(canary.stages) ?? [], stage, startedAt, stageSince },
    ...{ nextAt, heldBy, waitsSince, who, because, outcome, figures },
  };
}

export const presentFigures = ({ views, errors, lcp, inp }: VersionCounts): VersionFigures => ({
  ...{ views, errors, lcp: p75(lcp), inp: p75(inp), lcpValues: valuesIn(lcp), inpValues: valuesIn(inp) },
});

function p75(histogram: number[]): number | null {
  const value = quantileOf(histogram, 0.75);
  return value === null ? null : Math.round(value);
}
