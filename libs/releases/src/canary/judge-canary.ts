import { countAbove, quantileOf, valuesIn, type VitalHistogram } from './vital-histogram';

/** What visitors' browsers and shells have told of a version. */
export interface VersionCounts {
  views: number;
  errors: number;
  lcp: VitalHistogram;
  inp: VitalHistogram;
}

export interface CanaryVerdict {
  /** `tooFew`: there is nothing against it, but too little to tell. */
  outcome: 'worse' | 'noWorse' | 'tooFew';
  /** The figures, in a sentence. */
  because: string;
}

/**
 * Limits of the tests. Both are two-proportion z-tests, one-sided. A canary is judged again and again, so `z` is far above the
 * usual 1.64: of a hundred canaries as good as the live version about one is withdrawn within 20,000 views.
 */
export const canaryLimits = {
  z: 4,
  /** With fewer views of either version nothing is said. */
  views: 100,
  /** Fewer errors than this prove nothing. */
  errors: 5,
  /** Errors a view: as many times those of the live version, and as much more. */
  errorFactor: 1.5,
  errorDifference: 0.002,
  /** With fewer values of either version a vital is not compared. */
  values: 50,
  /** The 75th percentile: as many times that of the live version. */
  vitalFactor: 1.1,
} as const;

/** Whether a canary is worse than the version beside it, by counts over the same time. */
export function judgeCanary(canary: VersionCounts, live: VersionCounts): CanaryVerdict {
  const worse =
    errorsAgainst(canary, live) ??
    vitalAgainst('LCP', canary.lcp, live.lcp) ??
    vitalAgainst('INP', canary.inp, live.inp);
  if (worse) return { outcome: 'worse', because: worse };
  const fewest = Math.min(canary.views, live.views);
  if (fewest < canaryLimits.views) {
    const which = canary.views <= live.views ? 'the canary' : 'the live version';
    return {
      outcome: 'tooFew',
      because: `too few views to tell: ${fewest} of ${which}, ${canaryLimits.views} are needed`,
    };
  }
  return { outcome: 'noWorse', because: errorWords(canary, live) };
}

function errorsAgainst(canary: VersionCounts, live: VersionCounts): string | undefined {
  const [rate, liveRate] = [errorRate(canary), errorRate(live)];
  const isClear = rate >= liveRate * canaryLimits.errorFactor && rate - liveRate >= canaryLimits.errorDifference;
  if (canary.errors < canaryLimits.errors || !isClear || live.views === 0) return undefined;
  const z = zOf(erring(canary), erring(live));
  return z >= canaryLimits.z ? errorWords(canary, live) : undefined;
}

/** A quantile test, as Mood's median test is one: of the canary's values too many lie above the live version's limit. */
function vitalAgainst(name: string, canary: VitalHistogram, live: VitalHistogram): string | undefined {
  const [values, liveValues] = [valuesIn(canary), valuesIn(live)];
  if (Math.min(values, liveValues) < canaryLimits.values) return undefined;
  const [p75, liveP75] = [quantileOf(canary, 0.75), quantileOf(live, 0.75)];
  if (p75 === null || liveP75 === null) return undefined;
  const limit = liveP75 * canaryLimits.vitalFactor;
  const z = zOf([countAbove(canary, limit), values], [countAbove(live, limit), liveValues]);
  if (p75 <= limit || z < canaryLimits.z) return undefined;
  return `p75 of ${name} ${Math.round(p75)} ms in ${values} visits; the live version had ${Math.round(liveP75)} ms in ${liveValues}`;
}

type Share = [hits: number, all: number];

/** Of two shares, pooled: by how many standard errors the first is the larger one. */
function zOf([hits, all]: Share, [otherHits, others]: Share): number {
  const pooled = (hits + otherHits) / (all + others);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / all + 1 / others));
  return error === 0 ? 0 : (hits / all - otherHits / others) / error;
}

/** An error may be reported before its view is, and a view may have several. */
const erring = ({ views, errors }: VersionCounts): Share => [Math.min(errors, views), views];

const errorRate = (counts: VersionCounts): number => erring(counts)[0] / Math.max(counts.views, 1);

const percent = (counts: VersionCounts): string => `${(errorRate(counts) * 100).toFixed(1)} %`;

const errorWords = (canary: VersionCounts, live: VersionCounts): string =>
  `${canary.errors} errors in ${canary.views} views, ${percent(canary)}; the live version had ${live.errors} in ${live.views}, ${percent(live)}`;
