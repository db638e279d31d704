import { attempt, joined, type Part } from '../part';
import { type KillsSize, measureKills } from './releases/kills';
import { type ManyVersionsSize, measureManyVersions } from './releases/many-versions';
import { measureOneLine, type OneLineSize } from './releases/one-line';
import { measurePromotions, type PromotionsSize } from './releases/promotions';

export interface ReleasesSize {
  /** Null: left out. */
  oneLine: OneLineSize | null;
  promotions: PromotionsSize;
  versions: ManyVersionsSize;
  kills: KillsSize;
}

/** Releases over the network: how long a change takes, and that nothing of it is lost or half there. */
export const releases = ({ oneLine, promotions, versions, kills }: ReleasesSize): Part => ({
  name: 'releases',
  summary: 'releases over the network: a changed line, promotions under load, many versions, and kills',
  run: async () =>
    joined([
      await attempt(() => measurePromotions(promotions)),
      await attempt(() => measureManyVersions(versions)),
      await attempt(() => measureKills(kills)),
      ...(oneLine ? [await attempt(() => measureOneLine(oneLine))] : []),
    ]),
});
