import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { Route } from './fittings';
import { Handset } from './handset';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { SiteMap } from './site-map';

interface PinPlace {
  /** On the map. */
  x: number;
  y: number;
  name: string;
  lime?: boolean;
}

const drop = keyframes`from { opacity: 0; transform: translateY(-48px); }`;

/** Pins fall one after the other. */
const Pins = styled.g`
  ${media.motion} {
    & > g > g {
      animation: ${drop} 320ms ease-out backwards;
    }
    ${[1, 2, 3, 4, 5].map((place) => `& > :nth-child(${place}) > g { animation-delay: ${700 + place * 220}ms; }`).join('')}
  }
`;

const Pin = ({ x, y, name, lime = false }: PinPlace) => {
  const width = name.length * 7.4 + 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g>
        <path
          className={lime ? 'lime on-lime' : 'stop'}
          d="M0 0C-5 -12 -16 -17 -16 -31a16 16 0 1 1 32 0C16 -17 5 -12 0 0z"
        />
        <path className={lime ? 'stop over-lime' : 'card bare'} d={circle(0, -31, 6)} />
        <path className="card" d={rect(-width / 2, 8, width, 22)} />
        <text x={0} y={23} textAnchor="middle">
          {name}
        </text>
      </g>
    </g>
  );
};

/** What the telephone says about the pin that comes next. */
const NextStop = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="wall card" d={rect(0, 0, 196, 132)} />
    <text x={16} y={28}>
      next: handover
    </text>
    <path d="M16 46H180M16 58H150M16 70H166" />
    <path className="stop" d={rect(16, 88, 104, 30)} />
    <path className="tick" d="M58 103l7 7l13 -15" />
    <path d={rect(132, 88, 48, 30)} />
    <path d="M144 103h24M160 97l8 6l-8 6" />
  </g>
);

interface ScreenProps {
  id: string;
  /** The window's place on the sheet and its size. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far the map is moved in the window. */
  left: number;
  route: string;
  pins: readonly PinPlace[];
}

/** The part of the map that the telephone shows. */
const Screen = ({ id, x, y, width, height, left, route, pins }: ScreenProps) => (
  <>
    <clipPath id={`${id}-window`}>
      <rect x={x} y={y} width={width} height={height} />
    </clipPath>
    <g clipPath={`url(#${id}-window)`}>
      <g transform={`translate(${x - left} ${y})`}>
        <SiteMap />
        <Route id={id} d={route} />
        <Pins>
          {pins.map((pin) => (
            <Pin key={pin.name} {...pin} />
          ))}
        </Pins>
      </g>
    </g>
    <path d={rect(x, y, width, height)} />
  </>
);

const PocketSitePlanWide = (props: { className?: string }) => (
  <Sheet width={960} height={440} {...props}>
    <Handset x={4} y={4} width={952} height={432} corner={40} />
    <Screen
      {...{ id: 'pocket-route', x: 44, y: 24, width: 868, height: 392, left: 0 }}
      route="M-10 220H878M140 220V204M460 220V204M300 220V336H262M620 220V330H602"
      pins={[
        { x: 120, y: 160, name: 'inspection' },
        { x: 240, y: 336, name: 'repair' },
        { x: 480, y: 340, name: 'site diary' },
        { x: 790, y: 130, name: 'viewing' },
        { x: 460, y: 164, name: 'handover', lime: true },
      ]}
    />
    <NextStop x={700} y={270} />
  </Sheet>
);

const PocketSitePlanNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={600} {...props}>
    <Handset x={4} y={4} width={320} height={592} corner={34} />
    <Screen
      {...{ id: 'pocket-route-narrow', x: 16, y: 32, width: 296, height: 532, left: 186 }}
      route="M180 220H490M300 220V336H262M300 336V447H490"
      pins={[
        { x: 240, y: 160, name: 'inspection' },
        { x: 246, y: 330, name: 'repair' },
        { x: 412, y: 320, name: 'site diary' },
        { x: 404, y: 170, name: 'handover', lime: true },
      ]}
    />
    <NextStop x={66} y={412} />
  </Sheet>
);

/** Moment of the mobile apps: the site plan in a telephone, and where today's work is. */
export const PocketSitePlan = compositions(PocketSitePlanWide, PocketSitePlanNarrow, 'tablet');
