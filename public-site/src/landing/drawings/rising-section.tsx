import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { media } from '@site/ui';
import { compositions } from './compositions';
import { rect, round } from './shapes';
import { Sheet } from './sheet';
import { Flat, Foundations, Lobby, NextStorey, PlantRoom, TodaysStorey } from './storeys';

interface Level {
  /** What had to be signed, and what had to arrive. */
  permit: string;
  delivery: string;
  content: ReactNode;
}

/** From the ground up. */
const levels: readonly Level[] = [
  { permit: 'piles inspected', delivery: 'concrete', content: <Foundations /> },
  { permit: 'frame approved', delivery: 'steel', content: <Lobby /> },
  { permit: 'doors passed', delivery: 'boilers', content: <PlantRoom /> },
  { permit: 'wiring signed', delivery: 'windows', content: <Flat /> },
  { permit: 'diary: today', delivery: 'blocks', content: <TodaysStorey /> },
];

const rise = keyframes`from { opacity: 0; transform: translateY(28px); }`;

const Rising = styled(Sheet)`
  ${media.motion} {
    .level {
      animation: ${rise} 380ms ease-out backwards;
    }
    ${levels.map(
      (_, index) => css`
        .level-${index} {
          animation-delay: ${250 + index * 480}ms;
        }
      `,
    )}
  }
`;

const storey = 76;
const ground = 412;
const lower = (level: number) => ground - (level - 1) * storey;

const RisingSectionWide = (props: { className?: string }) => (
  <Rising width={860} height={486} {...props}>
    <path d="M0 412H860" />
    <path
      className="faint"
      d="M20 412l-20 20M60 412l-36 36M100 412l-36 36M140 412l-36 36M180 412l-36 36M220 412l-36 36"
    />
    <path
      className="faint"
      d="M640 448l36 -36M680 448l36 -36M720 448l36 -36M760 448l36 -36M800 448l36 -36M840 448l20 -20"
    />
    {levels.map(({ permit, delivery, content }, level) => (
      <g key={permit} className={`level level-${level}`}>
        <g transform={`translate(250 ${lower(level)})`}>{content}</g>
        <g transform={`translate(0 ${lower(level) - 38})`}>
          <Permit />
          <text x="34" y="4">
            {permit}
          </text>
          <path className="route" d="M168 0H244" />
          <path className="route" d="M616 0H700" />
          <text x="712" y="4">
            {delivery}
          </text>
          <path className="blue" d="M624 -5l-8 5l8 5M236 -5l8 5l-8 5" />
        </g>
      </g>
    ))}
    <g transform={`translate(250 ${lower(5)})`}>
      <NextStorey />
    </g>
    <g transform="translate(768 412) scale(0.8)">
      <DeliveryLorry />
    </g>
  </Rising>
);

const cut = { from: 148, scale: 0.88 };
const narrowStorey = storey * cut.scale;
const narrowGround = 362;
const narrowLower = (level: number) => narrowGround - (level - 1) * narrowStorey;
const cutAt = (level: number) =>
  `translate(${round(4 - cut.from * cut.scale)} ${round(narrowLower(level))}) scale(${cut.scale})`;

/** A phone shows the half with the stairs, up to a break line. */
const RisingSectionNarrow = (props: { className?: string }) => (
  <Rising width={328} height={438} {...props}>
    <path d="M0 362H328" />
    <clipPath id="section-cut">
      <path d={rect(4, 0, 192, 438)} />
    </clipPath>
    <g clipPath="url(#section-cut)">
      {levels.map(({ permit, content }, level) => (
        <g key={permit} className={`level level-${level}`}>
          <g transform={cutAt(level)}>{content}</g>
        </g>
      ))}
      <g transform={cutAt(5)}>
        <NextStorey />
      </g>
    </g>
    <path d="M4 28V172l-8 6l16 8l-8 6V434" />
    {levels.map(({ permit, delivery }, level) => (
      <g key={permit} className={`level level-${level}`}>
        <g transform={`translate(0 ${round(narrowLower(level) - narrowStorey / 2)})`}>
          <path className="route" d="M196 -2H202" />
          <text x="206" y="-5">
            {permit}
          </text>
          <text x="206" y="15">
            {delivery}
          </text>
        </g>
      </g>
    ))}
  </Rising>
);

/** A signed sheet. */
const Permit = () => (
  <>
    <path className="card" d={rect(0, -15, 22, 30)} />
    <path d="M5 -8h12M5 -2h12" />
    <path className="blue" d="M5 7l4 4l8 -9" />
  </>
);

const DeliveryLorry = () => (
  <>
    <path className="card" d={rect(0, -40, 80, 30)} />
    <path className="card" d="M84 -10V-34H100L112 -22V-10z" />
    <path className="blue" d="M90 -28H98L104 -22H90z" />
    <path className="card" d="M10 -8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M86 -8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
    <path d="M20 -40v30M40 -40v30M60 -40v30" />
  </>
);

/** Moment of the construction page: a section that grows a storey at a time, each with what it needed. */
export const RisingSection = compositions(RisingSectionWide, RisingSectionNarrow, 'tablet');
