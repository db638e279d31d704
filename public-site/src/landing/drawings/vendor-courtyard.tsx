import { Door, Route, Tree } from './fittings';
import { RoomLetter } from './room-letter';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';

/** Plan of the vendor page: a request goes once round the courtyard and comes home as an answer. */
export const Courtyard = () => (
  <Sheet width={400} height={490}>
    <path className="card bare" d={rect(10, 10, 380, 470)} />
    <path className="paper bare" d={rect(130, 156, 140, 170)} />
    <path className="wash bare" d={rect(10, 10, 190, 146)} />
    <path className="lime bare" d={rect(10, 326, 190, 154)} />
    <Kitchen />
    <Switchroom />
    <Porter />
    <Job />
    <Accounts />
    <Tree x={200} y={240} radius={36} />
    <Tree x={158} y={190} radius={14} />
    <Tree x={242} y={294} radius={16} />
    <path
      className="wall"
      d="M10 210V10H390V480H10V262M200 10V76M200 122V156M10 156H54M100 156H310M356 156H390M130 156V326M270 156V326M10 326H54M100 326H310M356 326H390M200 326V376M200 422V480"
    />
    <path
      className="card"
      d={`${rect(80, 7, 80, 6)}${rect(250, 7, 90, 6)}${rect(387, 200, 6, 76)}${rect(387, 380, 6, 60)}${rect(60, 477, 90, 6)}${rect(160, 153, 80, 6)}${rect(160, 323, 80, 6)}${rect(127, 200, 6, 80)}${rect(267, 200, 6, 80)}`}
    />
    <Door x={10} y={262} width={52} leaf="e" jamb="n" />
    <Door x={200} y={122} width={46} leaf="e" jamb="n" />
    <Door x={356} y={156} width={46} leaf="s" jamb="w" />
    <Door x={356} y={326} width={46} leaf="s" jamb="w" />
    <Door x={200} y={422} width={46} leaf="w" jamb="n" overLime />
    <Route
      id="courtyard"
      d="M77 326V113q0 -14 14 -14H319q14 0 14 14V385q0 14 -14 14H200"
      overLime="M200 399H91q-14 0 -14 -14V326"
    />
    <path className="stop" d={circle(77, 130, 5) + circle(262, 99, 4) + circle(333, 236, 4) + circle(262, 399, 4)} />
    <RoomLetter x={34} y={34}>
      a
    </RoomLetter>
    <RoomLetter x={366} y={34}>
      b
    </RoomLetter>
    <RoomLetter x={364} y={302}>
      c
    </RoomLetter>
    <RoomLetter x={366} y={456}>
      d
    </RoomLetter>
    <RoomLetter x={34} y={456}>
      e
    </RoomLetter>
  </Sheet>
);

/** A sink that drips, and the telephone that says so. */
const Kitchen = () => (
  <>
    <path className="card" d={rect(66, 14, 130, 38)} />
    <path
      d={`${rect(76, 21, 36, 24)}${rect(126, 21, 26, 24)}${circle(172, 26, 5)}${circle(186, 26, 5)}${circle(172, 40, 5)}${circle(186, 40, 5)}M139 21v8`}
    />
    <path className="blue" d="M139 33q-4 6 0 7q4 -1 0 -7z" />
    <path className="card" d={rect(132, 116, 40, 26)} />
    <path className="blue" d="M140 124h24M140 133h14" />
  </>
);

/** Cards of the trades; one stands out. */
const Switchroom = () => (
  <>
    <path className="card" d={rect(222, 24, 116, 46)} />
    <path d="M232 32v30M242 32v30M252 32v30M272 32v30M282 32v30M292 32v30M302 32v30M312 32v30M322 32v30" />
    <path className="wash blue" d={rect(258, 18, 10, 44)} />
    <path d={circle(262, 128, 11)} />
  </>
);

/** Hooks with keys and the hours of the week. */
const Porter = () => (
  <>
    <path d="M278 206h36M284 206v8M295 206v8M306 206v8" />
    <path d={`${circle(284, 219, 5)}${circle(295, 219, 5)}M284 224v12h4M295 224v12h4`} />
    <path className="blue" d={`${circle(306, 219, 5)}M306 224v12h4`} />
    <path className="card" d={rect(282, 262, 38, 46)} />
    <path d="M282 273h38M294.6 262v46M307.3 262v46M282 290h38" />
  </>
);

/** The boiler, mended and photographed. */
const Job = () => (
  <>
    <path className="card" d={rect(222, 344, 40, 36)} />
    <path d={`${circle(242, 362, 11)}M235 355l14 14M249 355l-14 14`} />
    <path className="card" d={`${rect(274, 428, 60, 36)}M292 428l5 -8h14l5 8`} />
    <path className="blue" d={`${circle(304, 447, 11)}${circle(304, 447, 4)}`} />
    <path d={`${rect(222, 436, 30, 30)}M228 444h18M228 452h18M228 460h10`} />
  </>
);

/** The bill against the promise. */
const Accounts = () => (
  <>
    <path className="card on-lime" d={rect(110, 342, 70, 40)} />
    <path d="M118 352h30M118 361h42M118 370h22" />
    <path className="blue" d="M162 364l4 4l8 -10" />
    <path className="on-lime" d="M84 436H180M84 452H180M84 468H150" />
    <path className="stop over-lime" d={circle(164, 436, 5) + circle(128, 452, 5) + circle(142, 468, 5)} />
  </>
);
