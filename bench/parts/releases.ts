import { attempt, joined, type Part, type PartResult } from '../part';
import { type KillsSize, measureKills } from './releases/kills';
import { type ManyVersionsSize, measureManyVersions } from './releases/many-versions';
import { measureOneLine, type OneLineSize } from './releases/one-line';
import { measurePromotions, type PromotionsSize } from './releases/promotions';

export interface ReleasesSize {
  /** Null: left out. */
  oneLine: OneLineSize | null;
  /** By what is promoted. */
  promotions: Record<string, PromotionsSize>;
  versions: ManyVersionsSize;
  kills: KillsSize;
}

/** Releases over the network: how long a change takes, and that nothing of it is lost or half there. */
export const releases = ({ oneLine, promotions, versions, kills }: ReleasesSize): Part => ({
  name: 'releases',
  summary: 'releases over the network: a changed line, promotions under load, many versions, and kills',
  run: async () => {
    const results: PartResult[] = [];
    for (const [what, each] of Object.entries(promotions)) {
      results.push(await attempt(() => measurePromotions(what, each)));
    }
    results.push(await attempt(() => measureManyVersions(versions)));
    results.push(await attempt(() => measureKills(kills)));
    if (oneLine) results.push(await attempt(() => measureOneLine(oneLine)));
    return joined(results);
  },
});
