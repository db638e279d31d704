import { written } from '../../enhance/count-up';
import ChainStores from '../../drawings/chain-stores.svg';
import { compositions } from '../../drawings/compositions';
import CornerShop from '../../drawings/corner-shop.svg';
import CountedShelf from '../../drawings/counted-shelf.svg';
import FullShelf from '../../drawings/full-shelf.svg';
import OneStock from '../../drawings/one-stock.svg';
import OnlineWarehouse from '../../drawings/online-warehouse.svg';
import { RestockingShelf } from '../../drawings/restocking-shelf';
import ReturnLoop from '../../drawings/return-loop.svg';
import ShopFloorNarrow from '../../drawings/shop-floor-narrow.svg';
import ShopFloor from '../../drawings/shop-floor.svg';
import TalliedShelf from '../../drawings/tallied-shelf.svg';
import ThreeWayCheck from '../../drawings/three-way-check.svg';
import WiredShelf from '../../drawings/wired-shelf.svg';
import { figures } from '../../facts/figures';
import { customers } from '../../facts/customers';
import type { LandingPageData } from '../sections';

/** For shops of one register or many, on the street or online. */
export const page: LandingPageData = {
  title: 'Retail automation: stock, reorders, deliveries, returns',
  description: `Stock counted aisle by aisle, orders written before the shelf is empty, deliveries checked on arrival. ${written(figures.fasterInventory)} faster inventory processing, ${written(figures.integrations)} integrations.`,
  sections: [
    {
      type: 'hero',
      badge: 'shops, chains, online stores',
      headline: 'The shelf orders before it is empty.',
      marked: 'before it is empty',
      paragraph:
        'A shop loses money in two places: on the shelf that ran out and in the back room that is full of the wrong thing. We connect register, stockroom and supplier, so that each sale is the first line of the next order.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#solutions', label: 'See what stocks itself' },
      ],
      drawing: compositions(ShopFloor, ShopFloorNarrow),
      drawingLabel:
        'Plan of a shop with four aisles, registers and a stockroom in lime. A dashed line runs from a register to the stockroom, out of its other door and to the one empty place on a shelf, while a delivery comes in at the back.',
      stats: [
        { figure: figures.fasterInventory, label: 'faster inventory processing' },
        { figure: figures.integrations, label: 'integrations' },
        { figure: figures.uptime, label: 'uptime' },
      ],
    },
    {
      type: 'list',
      look: 'chain',
      title: 'From the last one sold to the next one shelved',
      dimension: 'between two customers',
      items: [
        {
          title: 'Fewer empty places',
          text: 'An item is ordered when its stock reaches the days its supplier needs. Nobody has to notice the gap first.',
        },
        {
          title: 'Less in the back room',
          text: 'Seasons, weekdays and school breaks set the quantity. What sells slowly is ordered slowly.',
        },
        {
          title: 'One price everywhere',
          text: 'Shelf label, register and web store change in the same minute, and the promotion ends when it says it does.',
        },
        {
          title: 'Staff on the floor',
          text: 'The hours that went into lists go to people who ask where the good olive oil is.',
        },
      ],
    },
    {
      type: 'picture',
      tone: 'paper',
      title: 'Watch the gaps close',
      intro:
        'The sale on the left is the only thing that anybody keyed. The crate on the right was packed for these very gaps, in the order in which one walks past them.',
      drawing: RestockingShelf,
      drawingLabel:
        'A shelf with bottles, jars, packages, cans, bags and cartons. Where some were sold, dashed outlines stand empty and are filled one after the other, the last of them in lime.',
    },
    {
      type: 'features',
      id: 'solutions',
      title: 'Four jobs we take off the sales floor',
      items: [
        {
          title: 'Inventory and reordering',
          text: 'Counting becomes a walk with a scanner, on an ordinary morning, one aisle at a time. Between counts the stock is right to the piece, because registers, deliveries, breakage and transfers all write to one ledger. Orders are proposed every night and sent when you nod.',
          drawing: CountedShelf,
        },
        {
          title: 'One stock for shop and web',
          text: 'The last pair of shoes is sold once. Pick up in store, ship from store and reserve until six all draw on the same shelf.',
          drawing: OneStock,
        },
        {
          title: 'Receiving and invoices',
          text: 'What was ordered, what the slip says and what stands on the pallet are compared while the driver waits. The invoice is then ready to sign, or questioned.',
          drawing: ThreeWayCheck,
        },
        {
          title: 'Returns and refunds',
          text: 'The customer prints nothing and explains once. The package is expected, the refund follows the rule you set, and the item is back on sale or on its way to the supplier the day it arrives. Fraud shows as a pattern and is left to a person.',
          drawing: ReturnLoop,
        },
      ],
    },
    {
      type: 'features',
      look: 'street',
      title: 'Three shops, one kind of trouble',
      intro: 'Size changes the number of shelves. It does not change who finds out last that one is empty.',
      items: [
        {
          title: 'Independent shops',
          text: 'You know your customers; the software knows your stock. Orders that took Sunday evening are ready on Saturday at closing time.',
          drawing: CornerShop,
        },
        {
          title: 'Chains',
          text: 'Every store on one page, with stock that moves between stores before anything new is bought. Headquarters sees the same figures as the store.',
          drawing: ChainStores,
        },
        {
          title: 'Online stores',
          text: 'Marketplaces, web store and warehouse agree on stock. Labels, tracking and bad news go out without a support ticket.',
          drawing: OnlineWarehouse,
        },
      ],
    },
    {
      type: 'steps',
      title: 'One aisle, then the shop',
      items: [
        {
          label: 'behind the counter',
          title: 'Count what is there',
          text: 'We work a delivery day and an inventory count with your people. Then we compare the shelf with the list, and the list with the register. The differences are the plan.',
          drawing: TalliedShelf,
        },
        {
          label: 'one aisle',
          title: 'Connect the register',
          text: 'Your register, your store system and your suppliers are joined through connections that exist already wherever possible. One aisle orders for itself; the rest stays as it was.',
          drawing: WiredShelf,
        },
        {
          label: 'the whole shop',
          title: 'Hand over the keys',
          text: 'When the first aisle has stayed full without help, the others follow. Your buyers keep the last word, and we keep watch over the nightly run.',
          drawing: FullShelf,
        },
      ],
    },
    {
      type: 'people',
      title: 'From behind the counter',
      items: [
        {
          quote:
            'I used to close for two days every January to count. Now we do an aisle before opening, and the numbers are the ones I would have sworn to.',
          ...customers.elenaFerrer,
          stars: 5,
        },
        {
          quote:
            'Our stores used to hide stock from each other. Since they can see that what they lend comes back, they have stopped.',
          ...customers.henrikDahl,
          stars: 5,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Which shelf is empty right now?',
      intro:
        'Tell us about it in a free 30-minute strategy session. We follow the item back to the order that was not written, and tell you what would have written it.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
    },
  ],
};
