import { Door, Route, Tree } from './fittings';
import { RoomLetter } from './room-letter';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Plan of the contract page: a document walks through five rooms and leaves through the last. */
export const ContractCorridor = () => (
  <Sheet width={400} height={500}>
    <path className="card bare" d={rect(10, 10, 380, 470)} />
    <path className="wash bare" d={rect(10, 10, 190, 160)} />
    <path className="lime bare" d={rect(10, 170, 230, 150)} />
    <Templates />
    <Checking />
    <Signing />
    <Ledger />
    <Switchboard />
    <Tree x={356} y={288} radius={18} />
    <Tree x={268} y={198} radius={12} />
    <path
      className="wall"
      d="M10 60V10H390V480H10V112M200 10V70M200 116V170M10 170H284M330 170H390M240 170V224M240 270V320M10 320H70M116 320H390M200 320V380M200 426V480"
    />
    <path
      className="card"
      d={`${rect(66, 7, 80, 6)}${rect(256, 7, 80, 6)}${rect(387, 210, 6, 70)}${rect(7, 210, 6, 70)}${rect(60, 477, 90, 6)}`}
    />
    <Door x={10} y={112} width={50} leaf="e" jamb="n" />
    <Door x={200} y={116} width={46} leaf="e" jamb="n" />
    <Door x={330} y={170} width={46} leaf="s" jamb="w" />
    <Door x={240} y={224} width={46} leaf="w" jamb="s" overLime />
    <Door x={70} y={320} width={46} leaf="s" jamb="e" />
    <Door x={200} y={380} width={46} leaf="e" jamb="s" />
    <Route
      id="contract-corridor"
      d="M-14 92H293q14 0 14 14V233q0 14 -14 14H240M93 320V389q0 14 14 14H296"
      overLime="M240 247H172M108 247q-15 0 -15 14V320"
    />
    <path className="stop" d={circle(120, 92, 4) + circle(296, 403, 4)} />
    <path className="stop over-lime" d={circle(172, 247, 4)} />
    <RoomLetter x={34} y={34}>
      a
    </RoomLetter>
    <RoomLetter x={366} y={34}>
      b
    </RoomLetter>
    <RoomLetter x={34} y={194}>
      c
    </RoomLetter>
    <RoomLetter x={34} y={456}>
      d
    </RoomLetter>
    <RoomLetter x={366} y={344}>
      e
    </RoomLetter>
  </Sheet>
);

/** Shelves of clauses and one sheet made of them. */
const Templates = () => (
  <>
    <path d={`${rect(66, 22, 116, 24)}M82 22v24M98 22v24M114 22v24M130 22v24M146 22v24M166 22v24`} />
    <path className="card" d={rect(92, 112, 62, 44)} />
    <path d="M100 122h46M100 131h46M100 140h30" />
    <path className="blue" d="M138 146h8" />
  </>
);

/** A reading desk with the lens on the one clause that doesn't fit. */
const Checking = () => (
  <>
    <path className="card" d={rect(226, 28, 84, 48)} />
    <path d="M236 40h50M236 50h64M236 60h34" />
    <path className="blue wall" d={`${circle(296, 56, 14)}M306 66l14 14`} />
    <path d={circle(350, 84, 12)} />
    <path className="card" d={rect(330, 106, 46, 46)} />
    <path d="M338 118l4 4l7 -8M356 118h12M338 136l4 4l7 -8M356 136h12" />
  </>
);

/** Two chairs, one line each. */
const Signing = () => (
  <>
    <path className="on-lime" d={circle(140, 206, 13) + circle(140, 296, 13)} />
    <path className="card on-lime" d={rect(108, 224, 64, 54)} />
    <path d="M118 235h44" />
    <path className="blue" d="M118 266c4 -10 7 -10 8 -2s5 6 8 -2s5 4 9 1s6 1 12 -1" />
  </>
);

/** The book in which every touch is a line. */
const Ledger = () => (
  <>
    <path className="card" d={`${rect(64, 418, 112, 48)}M120 418v48`} />
    <path d="M72 428h40M72 437h40M72 446h40M72 455h26M128 428h40M128 437h40M128 446h20" />
    <path className="blue" d="M150 446h18" />
  </>
);

/** Sockets of the systems that want to know. */
const Switchboard = () => (
  <>
    <path className="card" d={rect(296, 372, 76, 84)} />
    <path
      d={[0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => circle(312 + column * 22, 390 + row * 24, 5))).join('')}
    />
    <path className="stop" d={circle(334, 390, 5) + circle(312, 438, 5) + circle(356, 414, 5)} />
    <path className="blue" d="M334 390c0 18 22 6 22 24M312 438c0 16 34 14 40 0" />
    <path d={rect(222, 440, 44, 28)} />
  </>
);
