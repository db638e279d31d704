import styled from 'styled-components';
import { compositions } from './compositions';
import { Finding } from './finding';
import { rect } from './shapes';
import { Sheet } from './sheet';
import { AskingOwner, EmptyFlat, OpenEnds, PaperTowers, WaitingLetters } from './street-houses';
import { StreetSectionNarrow } from './street-section-narrow';
import { tabletLettering } from './tablet-lettering';

const StreetSectionWide = (props: { className?: string }) => (
  <Sheet width={1104} height={430} {...props}>
    <g transform="translate(0 -40)">
      <g transform="translate(24 350)">
        <WaitingLetters />
      </g>
      <g transform="translate(314 350)">
        <PaperTowers />
      </g>
      <g transform="translate(524 350)">
        <EmptyFlat />
      </g>
      <g transform="translate(850 350)">
        <AskingOwner />
      </g>
      <path className="wall" d="M0 350H1104" />
      <path d="M80 350V396H248M334 350V396H304M424 350V396H460M560 350V396H516M724 350V396H760M890 350V396H816M990 350V396H1048" />
      <OpenEnds x={276} y={396} />
      <OpenEnds x={488} y={396} />
      <OpenEnds x={788} y={396} />
      <path className="card" d={rect(1048, 388, 16, 16)} />
      <path className="blue" d="M1064 392h9M1064 400h9" />
      <Finding number={1} x={246} y={280} label="waiting" />
      <Finding number={2} x={384} y={134} label="retyped" />
      <Finding number={3} x={798} y={312} label="late" />
      <Finding number={4} x={792} y={112} label="empty" to="right" />
      <Finding number={5} x={1064} y={216} label="unclear" />
      <Finding number={6} x={788} y={440} label="not connected" to="right" />
    </g>
  </Sheet>
);

const Lettered = styled(StreetSectionWide)`
  ${tabletLettering}
`;

/** Moment of the real estate page: a street cut open, with six numbers where work gets stuck. */
export const StreetSection = compositions(Lettered, StreetSectionNarrow, 'tablet');
