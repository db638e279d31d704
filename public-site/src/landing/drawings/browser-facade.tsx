import styled, { keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { rect, circle } from './shapes';
import { Sheet } from './sheet';
import {
  calendarView,
  contractView,
  figuresView,
  invoiceView,
  jobsView,
  mapView,
  messagesView,
  photosView,
  planView,
  type WindowView,
} from './window-views';

const rollUp = keyframes`from { transform: none; }`;

/** Blinds go up one after the other. */
const Windows = styled.g`
  .blind {
    transform: scaleY(0);
    transform-origin: top;
    transform-box: fill-box;
  }

  ${media.motion} {
    .blind {
      animation: ${rollUp} 320ms ease-out backwards;
    }
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => `& > :nth-child(${place}) .blind { animation-delay: ${150 + place * 110}ms; }`).join('')}
  }
`;

interface CasementProps {
  x: number;
  y: number;
  name: string;
  view: WindowView;
  /** The one with the light on. */
  lit?: boolean;
  scale?: number;
}

/** A window with its sill, and what is to be seen in it. */
const Casement = ({ x, y, name, view: { lines, filled }, lit = false, scale = 1 }: CasementProps) => {
  const [width, height] = [120 * scale, 96 * scale];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={lit ? 'lime bare' : 'wash bare'} d={rect(0, 0, width, height)} />
      <g transform={`scale(${scale})`}>
        <path className={lit ? 'on-lime' : undefined} d={lines} />
        {filled && <path className={lit ? 'stop over-lime' : 'stop'} d={filled} />}
      </g>
      <path className="blind card" d={rect(0, 0, width, height)} />
      <path className="wall" d={rect(0, 0, width, height)} />
      <path className="card" d={rect(-6, -12, width + 12, 8) + rect(-8, height + 2, width + 16, 6)} />
      <text x={width / 2} y={height + 24} textAnchor="middle">
        {name}
      </text>
    </g>
  );
};

interface FrameProps {
  x: number;
  y: number;
  width: number;
  /** Of the ground. */
  ground: number;
}

/** The browser's frame as the house's wall, its address bar as the cornice. */
const Frame = ({ x, y, width, ground }: FrameProps) => (
  <>
    <path className="wall card" d={`M${x} ${ground}V${y + 42}H${x + width}V${ground}`} />
    <path className="wall card" d={rect(x - 10, y, width + 20, 42)} />
    <path d={`M${x - 10} ${y + 48}H${x + width + 10}`} />
    <path d={circle(x + 12, y + 21, 5) + circle(x + 30, y + 21, 5) + circle(x + 48, y + 21, 5)} />
    <path className="paper" d={rect(x + 70, y + 10, width - 80, 22)} />
    <text x={x + 82} y={y + 25}>
      one address
    </text>
  </>
);

/** Where one signs in. */
const SignInDoor = ({ x, ground, height }: { x: number; ground: number; height: number }) => (
  <g transform={`translate(${x} ${ground})`}>
    <path className="wall" d={`M0 0V${-height}H64V0`} />
    <path className="blue wall" d={`M10 0V${10 - height}H54V0`} />
    <path className="blue" d={`M32 0V${10 - height}`} />
    <path className="stop" d={circle(26, -height / 2 + 6, 3) + circle(38, -height / 2 + 6, 3)} />
    <path className="card" d={rect(-12, -8, 88, 8)} />
    <text x={32} y={-height - 10} textAnchor="middle">
      sign in
    </text>
  </g>
);

const Stander = ({ x, ground }: { x: number; ground: number }) => (
  <g transform={`translate(${x} ${ground})`}>
    <circle className="solid" cx={0} cy={-58} r={7} />
    <path className="card" d="M-10 -18V-40q0 -8 10 -8t10 8V-18zM-6 -18V0M6 -18V0" />
  </g>
);

const StreetTree = ({ x, ground }: { x: number; ground: number }) => (
  <g transform={`translate(${x} ${ground})`}>
    <path className="card" d={circle(0, -78, 28)} />
    <path d="M0 0V-86M0 -50L14 -68M0 -60L-12 -74" />
  </g>
);

const columns = [0, 1, 2, 3, 4].map((column) => 130 + column * 145);

const BrowserFacadeWide = (props: { className?: string }) => (
  <Sheet width={960} height={470} {...props}>
    <Frame x={100} y={8} width={760} ground={450} />
    <Windows>
      <Casement x={columns[0] ?? 0} y={92} name="viewings" view={calendarView} />
      <Casement x={columns[1] ?? 0} y={92} name="figures" view={figuresView} />
      <Casement x={columns[2] ?? 0} y={92} name="plans" view={planView} />
      <Casement x={columns[3] ?? 0} y={92} name="jobs" view={jobsView} lit />
      <Casement x={columns[4] ?? 0} y={92} name="sites" view={mapView} />
      <Casement x={columns[0] ?? 0} y={272} name="messages" view={messagesView} />
      <Casement x={columns[1] ?? 0} y={272} name="contracts" view={contractView} />
      <Casement x={columns[3] ?? 0} y={272} name="invoices" view={invoiceView} />
      <Casement x={columns[4] ?? 0} y={272} name="photos" view={photosView} />
    </Windows>
    <SignInDoor x={448} ground={450} height={160} />
    <StreetTree x={40} ground={450} />
    <StreetTree x={918} ground={450} />
    <Stander x={541} ground={450} />
    <path className="wall" d="M0 450H960" />
  </Sheet>
);

const BrowserFacadeNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={580} {...props}>
    <Frame x={14} y={4} width={300} ground={572} />
    <Windows>
      <Casement x={30} y={84} name="viewings" view={calendarView} />
      <Casement x={178} y={84} name="figures" view={figuresView} />
      <Casement x={30} y={246} name="plans" view={planView} />
      <Casement x={178} y={246} name="jobs" view={jobsView} lit />
      <Casement x={30} y={416} name="messages" view={messagesView} scale={0.68} />
      <Casement x={216} y={416} name="invoices" view={invoiceView} scale={0.68} />
    </Windows>
    <SignInDoor x={132} ground={572} height={138} />
    <path className="wall" d="M0 572H328" />
  </Sheet>
);

/** Moment of the web apps: a browser window as a façade, each of its windows a view of the same house. */
export const BrowserFacade = compositions(BrowserFacadeWide, BrowserFacadeNarrow, 'tablet');
