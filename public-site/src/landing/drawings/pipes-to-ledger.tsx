import styled from 'styled-components';
import { compositions } from './compositions';
import { Route } from './fittings';
import { LedgerPage } from './ledger-page';
import { PipesToLedgerNarrow } from './pipes-to-ledger-narrow';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { sources } from './sources';
import { tabletLettering } from './tablet-lettering';

const pitch = 68;
const first = 50;
const main = first + pitch * 2.5;
const last = first + pitch * 5;

const PipesToLedgerWide = (props: { className?: string }) => (
  <Sheet width={1104} height={460} {...props}>
    {sources.map(({ name, glyph }, index) => (
      <g key={name} transform={`translate(0 ${first + pitch * index})`}>
        <path className="card" d={glyph} />
        <text x="48" y="4">
          {name}
        </text>
        <Pipe valve={index} />
      </g>
    ))}
    <Collector />
    <Filter />
    <Gauge />
    <Route
      id="pipes-route"
      d={[
        ...sources.map((_, index) => `M180 ${first + pitch * index}H431V${main}`),
        `M431 ${main}H540M606 ${main}H668M728 ${main}H800`,
      ].join('')}
    />
    <g transform="translate(800 44)">
      <LedgerPage width={302} rows={6} pitch={46} />
    </g>
  </Sheet>
);

/** Two walls, a flange, and a valve that stands more or less open. */
const Pipe = ({ valve }: { valve: number }) => (
  <>
    <path d={`M176 -9H420M176 9H420M176 -9V9`} />
    <path className="card" d={rect(212, -13, 9, 26) + rect(384, -13, 9, 26)} />
    <path className="card" d="M284 -11L316 11V-11L284 11z" />
    <path className="wall" d={`M300 0v-20M${290 + valve * 2} -20h${20 - valve * 4}`} />
    <path d="M290 -20h20" />
  </>
);

const Collector = () => (
  <path
    d={[
      `M420 ${first - 9}V${first - 22}H442V${main - 9}M442 ${main + 9}V${last + 22}H420V${last + 9}`,
      sources.slice(1).map((_, index) => `M420 ${first + pitch * index + 9}V${first + pitch * (index + 1) - 9}`),
      `M442 ${main - 9}H540M442 ${main + 9}H540M606 ${main - 9}H668M606 ${main + 9}H668M728 ${main - 9}H800M728 ${main + 9}H800`,
    ]
      .flat()
      .join('')}
  />
);

/** Where the same person, come in twice, becomes one. */
const Filter = () => (
  <>
    <path className="card" d={rect(540, main - 44, 66, 88)} />
    <path d={`M540 ${main - 22}h66`} />
    <path d={circle(562, main - 33, 6) + circle(584, main - 33, 6)} />
    <path className="blue" d={`M562 ${main - 27}q0 12 11 16M584 ${main - 27}q0 12 -11 16M573 ${main - 11}v10`} />
    <path className="stop" d={circle(573, main + 8, 7)} />
    <path className="dashed" d={`M573 ${main + 44}V${main + 84}`} />
    <text x="573" y={main + 106} textAnchor="middle">
      duplicates out
    </text>
  </>
);

const Gauge = () => (
  <>
    <path className="card" d={circle(698, main, 30)} />
    <path
      d={`M678 ${main + 12}a24 24 0 1 1 40 0M698 ${main}m-17 -13l-5 -4M698 ${main - 21}v-6M715 ${main - 13}l5 -4`}
    />
    <path className="blue wall" d={`M698 ${main + 2}L712 ${main - 14}`} />
    <text x="698" y={main - 46} textAnchor="middle">
      scored
    </text>
  </>
);

const Lettered = styled(PipesToLedgerWide)`
  ${tabletLettering}
`;

/** Moment of the marketing page: six channels in pipes, and the one ledger at their end. */
export const PipesToLedger = compositions(Lettered, PipesToLedgerNarrow, 'tablet');
