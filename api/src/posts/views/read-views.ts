import { InvalidInputError } from '../../errors/errors';

export interface ReportedViews {
  slug: string;
  views: number;
}

const mostAtOnce = 1_000_000;

/** Throws InvalidInputError for what is no list of views. */
export function readViews(sent: object[]): ReportedViews[] {
  const wrong = sent.findIndex((entry) => !isSound(entry));
  if (wrong < 0) return sent as ReportedViews[];
  const fault = `Views ${wrong + 1} lack a slug, or a number of views from 1 to ${mostAtOnce}`;
  throw new InvalidInputError(fault, { views: fault });
}

function isSound(entry: object | null): boolean {
  const { slug, views } = (entry ?? {}) as Record<keyof ReportedViews, unknown>;
  const isCount = Number.isInteger(views) && Number(views) >= 1 && Number(views) <= mostAtOnce;
  return isCount && typeof slug === 'string' && slug.length > 0 && slug.length <= 255;
}
