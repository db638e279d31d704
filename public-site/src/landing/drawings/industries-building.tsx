import { axonometry, type Point } from './axonometry';
import { compositions } from './compositions';
import { IndustriesModel } from './industries-model';
import { Leader } from './leader';
import { Sheet } from './sheet';

const classroom: Point = [20, 20, 0];
const yard: Point = [338, 70, 0];
const agency: Point = [60, 188, 0];
const studio: Point = [142, 196, 0];
const shop: Point = [284, 150, 0];

const wide = axonometry(258, 178, 1.13);

const IndustriesBuildingWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <IndustriesModel id="industries-route" view={wide} />
    <Leader from={wide.at(classroom)} x={150} y={132}>
      edtech
    </Leader>
    <Leader from={wide.at(yard)} x={600} y={462}>
      construction
    </Leader>
    <Leader from={wide.at(agency)} x={20} y={446}>
      real estate
    </Leader>
    <Leader from={wide.at(studio)} x={110} y={500}>
      startups
    </Leader>
    <Leader from={wide.at(shop)} x={500} y={530}>
      retail
    </Leader>
  </Sheet>
);

const narrow = axonometry(140, 92, 0.62);

const IndustriesBuildingNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={326} {...props}>
    <IndustriesModel id="industries-route-narrow" view={narrow} />
    <Leader from={narrow.at(classroom)} x={64} y={66}>
      edtech
    </Leader>
    <Leader from={narrow.at(yard)} x={326} y={246}>
      construction
    </Leader>
    <Leader from={narrow.at(agency)} x={4} y={258}>
      real estate
    </Leader>
    <Leader from={narrow.at(studio)} x={64} y={298}>
      startups
    </Leader>
    <Leader from={narrow.at(shop)} x={276} y={300}>
      retail
    </Leader>
  </Sheet>
);

/** Hero of the company home: one house cut open, a room for each industry. */
export const IndustriesBuilding = compositions(IndustriesBuildingWide, IndustriesBuildingNarrow);
