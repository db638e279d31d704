import type { EditablePost, StalePost } from './shared-schemas.gen';
import { problemOf } from './errors';

/** The post as it is stored now, when a save was refused because somebody else has saved meanwhile; else null. */
export function stalePostOf(error: unknown): EditablePost | null {
  const problem: StalePost | null = problemOf(error);
  return problem?.current ?? null;
}
