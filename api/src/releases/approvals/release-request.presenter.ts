import type { ReleaseRequest } from './release-request.entity';

/** A promotion that waits for a second person. */
export class WaitingPromotion {
  id!: string;
  version!: string;
  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  stages!: string | null;
  /** When it goes live, if it is approved before; null: once it is approved. */
  at!: Date | null;
  who!: string;
  /** The admin who may not approve it: who asked, or who made the token that did. Null: there is none any more. */
  excludedId!: string | null;
  because!: string | null;
  createdAt!: Date;
}

export const presentRequest = (
  { id, version, stages, at, who, because, createdAt }: ReleaseRequest,
  excludedId: string | null,
): WaitingPromotion => ({
  ...{ id, version, stages: stages ?? null, at: at ?? null, who, excludedId, because: because ?? null, createdAt },
});
