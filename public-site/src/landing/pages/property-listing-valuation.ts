import AgencyFront from '../../drawings/agency-front.svg';
import BuildingFrame from '../../drawings/building-frame.svg';
import ComparablesMap from '../../drawings/comparables-map.svg';
import { compositions } from '../../drawings/compositions';
import DeedHouse from '../../drawings/deed-house.svg';
import Holdings from '../../drawings/holdings.svg';
import MeasuredHouseNarrow from '../../drawings/measured-house-narrow.svg';
import MeasuredHouse from '../../drawings/measured-house.svg';
import { ValuedStreet } from '../../drawings/valued-street';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Property listing and valuation software',
  description:
    'Listings that write themselves from the record and go to every portal, and valuations with comparables, a range and reasons that you can show to a client.',
  sections: [
    {
      type: 'hero',
      badge: 'property listing and valuation',
      headline: 'Every listing complete. Every price with its reasons.',
      marked: 'with its reasons',
      paragraph:
        'A house is measured once. From that one record we write the listing, fill the portals and work out what it should fetch, with the sales behind the figure named next to it.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'page', href: '/real-estate', label: 'Read our real estate insights' },
      ],
      drawing: compositions(MeasuredHouse, MeasuredHouseNarrow),
      drawingLabel:
        'A house on its lot with the roof lifted off, so that its rooms show. Roof, rooms and lot are named, and two sides of the lot are measured.',
    },
    {
      type: 'list',
      title: 'Why appraisers and agents trust it',
      intro: 'A price from a machine is worth what its explanation is worth.',
      items: [
        {
          title: 'It shows its work',
          text: 'Each valuation lists the sales it used, what was added or taken off for size, age and yard, and how sure it is. An appraiser can follow it line by line.',
        },
        {
          title: 'It says when it does not know',
          text: 'A converted mill has no neighbors of its kind. Then the range gets wide, the system says so, and the case goes to a person.',
        },
        {
          title: 'It learns from your files',
          text: 'Public records are a start. Your own closings and inspections know the street better, and they stay on your side of the wall.',
        },
        {
          title: 'It fits the desk you have',
          text: 'Your CRM, your floor plan tool and the portals you pay for stay. We connect them, so that a change of price is typed in one place.',
        },
      ],
    },
    {
      type: 'picture',
      tone: 'paper',
      title: 'What a house is worth is a question for the street',
      intro:
        'The neighbors answer one by one: the older one, the larger one, the one that sold lately. Each is made comparable, and together they leave a band. The price belongs inside it.',
      drawing: ValuedStreet,
      drawingLabel:
        'A street of houses with a price above each. The neighbors, older, larger, without a yard or sold lately, leave a band from low to high; the house in lime gets its mark on the likely line.',
    },
    {
      type: 'list',
      look: 'chain',
      title: 'Between the first visit and the sold sign',
      dimension: 'from measuring to market',
      items: [
        {
          title: 'On the market sooner',
          text: 'The listing is drafted when the visit ends. An agent reads, corrects and publishes it.',
        },
        {
          title: 'No blank fields',
          text: 'Missing disclosures, plans and permits are asked for before the portal rejects the listing.',
        },
        {
          title: 'Prices that hold',
          text: 'A figure with comparables survives the seller’s hopes and the lender’s doubts better than a feeling.',
        },
        {
          title: 'One text, many portals',
          text: 'Lengths, formats and fields differ everywhere. The software knows them, and withdraws a sold house from all of them.',
        },
        {
          title: 'Early warnings',
          text: 'When the street moves, the owner and the agent hear it from the system, not from a competitor.',
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'use-cases',
      title: 'One house on the map, five jobs done',
      intro: 'All five read the same record of the property, so a room that was measured wrong is corrected once.',
      drawing: ComparablesMap,
      drawingLabel:
        'Map of a neighborhood. One parcel in lime is lettered a; a circle around it holds its comparables, paths lead along the streets to the edge of the map, and four houses elsewhere are marked in blue.',
      items: [
        {
          title: 'Automated valuation',
          text: 'A likely price and a range for sale or rent, from comparable deals, the state of the house and the state of the market.',
        },
        {
          title: 'Listing texts and photos',
          text: 'Descriptions from the record in your tone of voice, photos sorted, straightened and named. Nothing is claimed that the record does not hold.',
        },
        {
          title: 'Publishing to portals',
          text: 'Website, portals, brochure and window flyer from one approval, and inquiries from all of them back into one tray.',
        },
        {
          title: 'Comparables and market watch',
          text: 'New listings, reductions and sales around each house, day by day, with a note when one of them changes the picture.',
        },
        {
          title: 'Portfolio revaluation',
          text: 'Every holding valued again on the date you choose, with what has changed since the last time and why.',
        },
      ],
    },
    {
      type: 'features',
      look: 'street',
      title: 'Who prices with it',
      items: [
        {
          title: 'Agencies',
          text: 'Win the listing with a price you can defend, and publish while the competition is still writing adjectives.',
          drawing: AgencyFront,
        },
        {
          title: 'Investors',
          text: 'Compare all offers by the same rule, and look only at those where asking price and street disagree.',
          drawing: Holdings,
        },
        {
          title: 'Developers',
          text: 'Price each unit by floor, view and plan, and keep the price list in step with what has been reserved.',
          drawing: BuildingFrame,
        },
        {
          title: 'Lenders and title companies',
          text: 'Check a value before the appraiser drives out, with the sources attached to the file.',
          drawing: DeedHouse,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Measure once. List everywhere.',
      intro:
        'Name a street that you know by heart. In a free 30-minute session we talk through what the software would say about it, and where you would disagree.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
    },
  ],
};
