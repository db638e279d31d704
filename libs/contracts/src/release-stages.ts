import { releaseLimits } from './release-limits';

/** A share of the visitors, and for how long it stays. */
export interface ReleaseStage {
  /** Whole number from 1 to 100. */
  percent: number;
  /** Null: until somebody changes it. Only of the last stage. */
  minutes: number | null;
}

const minutesOf: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };
const stagePattern = /^(\d{1,3}) ?%(?: ?\/ ?(\d{1,4}) ?([mhd]))?$/;
const longestMinutes = 30 * 24 * 60;

export const stagesRule = 'Stages must be growing shares with their times, such as 5%/10m,25%/1h,100%';

/** Reads stages as people write them, such as `5%/10m,25%/1h,100%`; null for anything else. */
export function readStages(text: string): ReleaseStage[] | null {
  const stages = text.split(',').map((part) => readStage(part.trim()));
  if (stages.length > releaseLimits.stages) return null;
  const sound = stages.flatMap((stage) => stage ?? []);
  return sound.length === stages.length && sound.every(isInOrder) ? sound : null;
}

function readStage(part: string): ReleaseStage | null {
  const [whole, percent, amount, unit = ''] = stagePattern.exec(part) ?? [];
  if (whole === undefined) return null;
  return { percent: Number(percent), minutes: amount ? Number(amount) * (minutesOf[unit] ?? 0) : null };
}

/** Shares grow, the first is one of a canary, and each but the last has its time. */
function isInOrder({ percent, minutes }: ReleaseStage, index: number, stages: ReleaseStage[]): boolean {
  const before = stages[index - 1]?.percent ?? 0;
  const isLast = index === stages.length - 1;
  if (percent <= before || percent > 100 || (percent === 100 && index === 0)) return false;
  return isLast ? minutes === null : minutes !== null && minutes > 0 && minutes <= longestMinutes;
}
