import { axonometry } from './axonometry';
import { compositions } from './compositions';
import { Dimension, Route } from './fittings';
import { Figure } from './figure';
import { KioskStage } from './kiosk-stage';
import { Sheet } from './sheet';

const wide = {
  first: axonometry(146, 122, 1.22),
  second: axonometry(446, 122, 1.22),
  third: axonometry(146, 366, 1.22),
  fourth: axonometry(446, 366, 1.22),
};

const KioskWeeksWide = (props: { className?: string }) => (
  <Sheet width={600} height={540} {...props}>
    <KioskStage view={wide.first} stage={1} />
    <KioskStage view={wide.second} stage={2} />
    <KioskStage view={wide.third} stage={3} />
    <KioskStage view={wide.fourth} stage={4} />
    <Route id="kiosk-route" d={`M${wide.fourth.at([50, 160, 0])}L${wide.fourth.at([50, 96, 0])}`} />
    {[108, 132, 156].map((y) => (
      <Figure key={y} view={wide.fourth} at={[50, y, 0]} />
    ))}
    <text x="0" y="72">
      week 1
    </text>
    <text x="300" y="72">
      week 2
    </text>
    <text x="0" y="316">
      week 3
    </text>
    <text x="300" y="316">
      week 4
    </text>
    <Dimension y={30} stops={[0, 588]} labels={['4 weeks to go-live']} />
  </Sheet>
);

const narrow = {
  first: axonometry(80, 104, 0.66),
  second: axonometry(244, 104, 0.66),
  third: axonometry(80, 258, 0.66),
  fourth: axonometry(244, 258, 0.66),
};

const KioskWeeksNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={352} {...props}>
    <KioskStage view={narrow.first} stage={1} />
    <KioskStage view={narrow.second} stage={2} />
    <KioskStage view={narrow.third} stage={3} />
    <KioskStage view={narrow.fourth} stage={4} />
    <text x="0" y="62">
      week 1
    </text>
    <text x="164" y="62">
      week 2
    </text>
    <text x="0" y="216">
      week 3
    </text>
    <text x="164" y="216">
      week 4
    </text>
    <Dimension y={28} stops={[2, 326]} labels={['4 weeks to go-live']} />
  </Sheet>
);

/** Hero of the startups page: four weeks of the same plot. */
export const KioskWeeks = compositions(KioskWeeksWide, KioskWeeksNarrow);
