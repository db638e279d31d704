import { Dimension, Door, Route } from './fittings';
import { circle, rect } from './shapes';
import { Sheet } from './sheet';
import { Gondola, Till } from './shop-fittings';

export const ShopFloorNarrow = (props: { className?: string }) => (
  <Sheet width={328} height={408} {...props}>
    <path className="card bare" d={rect(4, 40, 320, 330)} />
    <path className="lime bare" d={rect(4, 40, 226, 86)} />
    <path className="wash bare" d={rect(230, 40, 94, 86)} />
    <path
      className="on-lime"
      d={[14, 38, 62, 122, 146, 170].map((x) => `${rect(x, 48, 24, 20)}M${x} 48l24 20M${x + 24} 48l-24 20`).join('')}
    />
    <path className="card" d={`${rect(272, 76, 40, 34)}M272 87h40M272 99h40M285 76v34M299 76v34`} />
    {[50, 130, 210].map((x) => (
      <Gondola key={x} x={x} y={158} width={30} height={126} />
    ))}
    <path className="blue wash" d={rect(65, 200, 15, 21)} />
    <path className="card" d={`${rect(302, 150, 22, 134)}M302 184h22M302 217h22M302 250h22`} />
    <Till x={34} y={314} />
    <Till x={144} y={314} />
    <path
      className="wall"
      d="M324 66V40H4V370H230M296 370H324V106M4 126H86M124 126H166M204 126H324M230 40V68M230 106V126"
    />
    <path className="blue wall" d="M230 370H254M272 370H296" />
    <path d="M238 360h50M238 353h50" />
    <path className="route" d="M340 87H230M105 126V200q0 10 -10 10H76" />
    <Route id="shop-route-narrow" d="M185 304V126" overLime="M185 126V108q0 -12 -12 -12H117q-12 0 -12 12V126" />
    <path className="route over-lime" d="M230 87H206" />
    <path className="stop" d={circle(185, 306, 4.5) + circle(73, 210, 4.5)} />
    <Door x={124} y={126} width={38} leaf="s" jamb="w" />
    <Door x={204} y={126} width={38} leaf="n" jamb="w" overLime />
    <text className="on-lime-text" x="14" y="112">
      stockroom
    </text>
    <text x="240" y="60">
      goods in
    </text>
    <text x="34" y="306">
      tills
    </text>
    <Dimension y={20} stops={[4, 230, 324]} />
    <Dimension y={388} stops={[4, 105, 324]} labels={['refilled', 'sold']} below />
  </Sheet>
);
