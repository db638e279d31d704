import { circle, rect } from './shapes';

/** What one sees through the doors of the corridor, 88 wide and 190 high. */

const floorLine = 'M0 158H88';

export const ApplyRoom = () => (
  <>
    <path className="wash bare" d={rect(0, 0, 88, 190)} />
    <path d={floorLine} />
    <path className="card" d={`${rect(18, 118, 60, 12)}M24 130v46M72 130v46`} />
    <path className="card" d={rect(34, 84, 26, 34)} />
    <path d="M40 92h14M40 99h14M40 106h8" />
    <path className="card" d={rect(24, 26, 44, 34)} />
    <path className="blue" d="M36 43l7 7l13 -15" />
  </>
);

export const LessonRoom = () => (
  <>
    <path className="wash bare" d={rect(0, 0, 88, 190)} />
    <path d={floorLine} />
    <path className="card" d={rect(12, 30, 66, 46)} />
    <path className="blue" d="M20 66l14 -20l12 12l20 -20" />
    <path
      className="card"
      d={`${rect(14, 134, 30, 8)}M18 142v32M40 142v32${rect(54, 124, 26, 7)}M58 131v28M76 131v28`}
    />
  </>
);

export const LabRoom = () => (
  <>
    <path className="wash bare" d={rect(0, 0, 88, 190)} />
    <path d={floorLine} />
    <path d="M14 36H76M14 62H76" />
    <path
      className="card"
      d={`${rect(20, 20, 10, 16)}${rect(36, 24, 12, 12)}${rect(56, 18, 10, 18)}${rect(24, 48, 16, 14)}${rect(52, 44, 10, 18)}`}
    />
    <path className="card" d={`${rect(10, 126, 70, 10)}M16 136v42M74 136v42`} />
    <path className="card" d="M34 126l9 -22v-12h8v12l9 22z" />
    <path className="blue" d="M38 116h18M40 92h14" />
  </>
);

export const ExamRoom = () => (
  <>
    <path className="wash bare" d={rect(0, 0, 88, 190)} />
    <path d={floorLine} />
    <path className="card" d={circle(44, 42, 18)} />
    <path className="blue" d="M44 30V42H54" />
    {[10, 50].map((x) => (
      <path
        key={x}
        className="card"
        d={`${rect(x, 128, 28, 7)}M${x + 4} 135v34M${x + 24} 135v34${rect(x + 7, 120, 14, 8)}`}
      />
    ))}
  </>
);

export const GraduationRoom = () => (
  <>
    <path className="lime bare" d={rect(0, 0, 88, 190)} />
    <path className="on-lime" d={floorLine} />
    <path className="card" d={rect(20, 28, 48, 36)} />
    <path d={`M28 38h32M28 46h20${circle(56, 54, 5)}M53 58v10l3 -3l3 3v-10`} />
    <g className="on-lime">
      <path className="card on-lime" d={circle(44, 104, 8)} />
      <path d="M26 94l18 -8l18 8l-18 8zM58 96v12M44 112v34M44 146l-10 30M44 146l10 30M44 122l-16 12M44 122l16 -14" />
      <path d={rect(58, 98, 14, 9)} />
    </g>
  </>
);
