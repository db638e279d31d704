import styled from 'styled-components';
import { color, fontFamily } from '@site/ui';

const drawers = [
  { name: 'messages', y: 52 },
  { name: 'cookies', y: 130 },
  { name: 'logs', y: 286 },
];

/** The page's own drawing: a cabinet of few drawers, one of them pulled out. */
export const FilingCabinet = () => (
  <Elevation viewBox="0 0 400 400" aria-hidden="true" fill="none">
    <g className="dimension">
      <path d="M80 14V30M80 22H320M320 14V30" />
      <text x="200" y="12">
        all we keep
      </text>
    </g>
    <path className="card wall" d="M80 40H320V376H80Z" />
    {drawers.map(({ name, y }) => (
      <g key={name}>
        <path d={`M92 ${y}H308V${y + 66}H92ZM176 ${y + 46}H224`} />
        <text x="200" y={y + 30}>
          {name}
        </text>
      </g>
    ))}
    <path className="sheet" d="M84 208V194H128V188H176V198H228V190H280V194H316V208" />
    <path className="lit" d="M60 208H340V274H60Z" />
    <path className="over" d="M176 254H224" />
    <text className="over" x="200" y="238">
      counts
    </text>
    <path className="wall" d="M20 388H380M96 376V388M304 376V388" />
    <path className="route" d="M340 241H362Q380 241 380 259V388" />
  </Elevation>
);

const Elevation = styled.svg`
  width: 100%;
  max-width: 360px;
  stroke: ${color.ink};
  stroke-width: 1.5;

  & .wall {
    stroke-width: 3;
  }

  & .card {
    fill: ${color.card};
  }

  & .sheet {
    fill: ${color.paper};
  }

  & .lit {
    fill: ${color.lime};
    stroke-width: 3;
  }

  & path.over {
    stroke: ${color.onLime};
  }

  & .dimension path,
  & .route {
    stroke: ${color.blue};
  }

  & .route {
    stroke-dasharray: 5 4;
  }

  & text {
    fill: ${color.ink};
    stroke: none;
    font: 400 15px/1 ${fontFamily.mono};
    text-anchor: middle;
  }

  & text.over {
    fill: ${color.onLime};
  }

  & .dimension text {
    fill: ${color.blue};
  }
`;
