import { axonometry } from './axonometry';
import { compositions } from './compositions';
import { Leader } from './leader';
import { Sheet } from './sheet';
import { SiteModel, sitePlaces } from './site-model';

const wide = axonometry(300, 282, 0.95);

const BuildingSiteWide = (props: { className?: string }) => (
  <Sheet width={600} height={560} {...props}>
    <SiteModel view={wide} id="site" />
    <Leader from={wide.at(sitePlaces.storey)} x={20} y={180}>
      today’s storey
    </Leader>
    <Leader from={wide.at(sitePlaces.cabin)} x={600} y={180}>
      the office knows
    </Leader>
    <Leader from={wide.at(sitePlaces.gate)} x={70} y={512}>
      expected delivery
    </Leader>
  </Sheet>
);

const narrow = axonometry(160, 166, 0.52);

const BuildingSiteNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={330} {...props}>
    <SiteModel view={narrow} id="site-narrow" />
    <Leader from={narrow.at(sitePlaces.storey)} x={6} y={104}>
      today’s storey
    </Leader>
    <Leader from={narrow.at(sitePlaces.gate)} x={10} y={306}>
      delivery
    </Leader>
  </Sheet>
);

/** Hero of the construction page: a site on which each storey, lorry and signature is known in the cabin. */
export const BuildingSite = compositions(BuildingSiteWide, BuildingSiteNarrow);
