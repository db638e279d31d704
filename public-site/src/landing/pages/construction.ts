import { written } from '../../enhance/count-up';
import BuildingSiteNarrow from '../../drawings/building-site-narrow.svg';
import BuildingSite from '../../drawings/building-site.svg';
import { compositions } from '../../drawings/compositions';
import DevelopersPlot from '../../drawings/developers-plot.svg';
import GoingUp from '../../drawings/going-up.svg';
import OneOfSeveral from '../../drawings/one-of-several.svg';
import PacedOut from '../../drawings/paced-out.svg';
import { RisingSection } from '../../drawings/rising-section';
import ScaffoldedBlock from '../../drawings/scaffolded-block.svg';
import SitePlan from '../../drawings/site-plan.svg';
import SiteTrailer from '../../drawings/site-trailer.svg';
import TradeWorkshop from '../../drawings/trade-workshop.svg';
import { figures } from '../../facts/figures';
import { customers } from '../../facts/customers';
import type { LandingPageData } from '../sections';

/** For those who build: contractors, developers, trades. */
export const page: LandingPageData = {
  title: 'Construction software: daily logs, permits, deliveries',
  description: `Daily logs, permits, deliveries, defects and change orders on one page, filled in from a phone on the slab. Live on your first site in ${written(figures.weeksToGoLive)} weeks.`,
  sections: [
    {
      type: 'hero',
      badge: 'contractors, developers, trades',
      headline: 'The office knows by noon what the site knew at ten.',
      marked: 'knows by noon',
      paragraph:
        'A building is delayed by paper long before it is delayed by concrete. We build the software that moves permits, deliveries and daily reports between site and office while the mortar is still wet.',
      actions: [
        { to: 'schedule', label: 'Book Strategy Call' },
        { to: 'anchor', href: '#solutions', label: 'Walk around the site' },
      ],
      drawing: compositions(BuildingSite, BuildingSiteNarrow),
      drawingLabel:
        'A construction site seen from above and the side: two stories are clad, a third lies open in lime with its columns up, the rest is dashed. A crane holds a slab, a truck has come through the gate, and dashed lines lead from both to the trailer.',
    },
    {
      type: 'stats',
      title: 'Our figures, before the first slab',
      items: [
        { figure: figures.weeksToGoLive, label: 'weeks to go-live' },
        { figure: figures.retention, label: 'client retention' },
        { figure: figures.reliability, label: 'reliability' },
        { figure: figures.projectsDelivered, label: 'projects delivered, in all trades' },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'solutions',
      title: 'Six places where a site leaks hours',
      intro: 'Each letter is a piece of software that works on its own. Most sites begin with the log.',
      drawing: SitePlan,
      drawingLabel:
        'Plan of a site with six letters: a on the lime bay that is being poured, b at the gate, c beside the truck, d in a finished bay, e at the turnstiles, f in the office trailer.',
      items: [
        {
          title: 'Daily log',
          text: 'Weather, crews, progress and photographs, dictated on the slab and sorted by the time the hard hat is off. The day is closed the same day.',
        },
        {
          title: 'Permits and inspections',
          text: 'Every permit has a date, an owner and a drawing it belongs to. The inspector is booked when the work is ready, and nobody pours over an open item.',
        },
        {
          title: 'Deliveries and materials',
          text: 'Suppliers see which slots at the gate are free. The order, the delivery ticket and what really came off the truck are compared before the driver leaves.',
        },
        {
          title: 'Defects and punch lists',
          text: 'A defect is a photograph on a plan with a trade and a date. It closes with a second photograph, taken from where the first one was.',
        },
        {
          title: 'Timesheets and subcontractors',
          text: 'The turnstile knows who was here, the certificates say who may be. Hours go to payroll without passing through anybody’s truck.',
        },
        {
          title: 'Costs and change orders',
          text: 'A change that is agreed beside a trench is written up, priced and sent for signature before the trench is filled. The final bill holds nothing that you were not told about.',
        },
      ],
    },
    {
      type: 'people',
      title: 'Heard in the trailer',
      items: [
        {
          quote:
            'I used to write the log on Friday from memory, and Friday’s memory is kind. Now it is done before the crew has washed its hands.',
          ...customers.declanByrne,
          stars: 5,
        },
        {
          quote: 'The last claim took an afternoon. We opened the day in question, and there was the photograph.',
          ...customers.amaraBello,
          stars: 5,
        },
      ],
    },
    {
      type: 'picture',
      tone: 'blue',
      title: 'A building rises on paper and on trucks',
      intro:
        'No floor starts until something has been signed and something has arrived. When both are known in advance, the crane waits for nobody.',
      drawing: RisingSection,
      drawingLabel:
        'Section of a building that rises floor by floor. To each floor comes a signature and a delivery: piles inspected and concrete, frame approved and steel, doors passed and boilers, wiring signed and windows. On the top floor, in lime, somebody fills in today’s log while the next panel hangs on the hook.',
    },
    {
      type: 'steps',
      title: 'One site first, the others when it works',
      items: [
        {
          label: 'week 1',
          title: 'Walk the site',
          text: 'We spend days on one project in borrowed boots: morning briefing, gate, trailer, payday. Then we draw which note is written three times and who waits for it.',
          drawing: PacedOut,
        },
        {
          label: 'weeks 2 and 3',
          title: 'Build beside the paper',
          text: 'The first pieces run next to the forms you have. They work with gloves, in the rain and without a signal, because we try them there.',
          drawing: GoingUp,
        },
        {
          label: 'week 4, and after',
          title: 'Go live, then spread',
          text: 'The forms go into the dumpster. Your superintendent shows the next one how it is done, and we stay a phone call away from both.',
          drawing: OneOfSeveral,
        },
      ],
    },
    {
      type: 'features',
      look: 'street',
      title: 'Three parties to every contract',
      intro: 'They look at the same wall and need to know different things about it.',
      items: [
        {
          title: 'General contractors',
          text: 'Every site on one board: what was built today, what is blocked, and by whose signature. Claims are answered from records and not from memory.',
          drawing: ScaffoldedBlock,
        },
        {
          title: 'Developers',
          text: 'Progress, spend and defects as they are, without waiting for the monthly report. Buyers hear about their own condo before they have to ask.',
          drawing: DevelopersPlot,
        },
        {
          title: 'Specialty trades',
          text: 'Orders, hours and certificates for all the sites you serve, in one place and in your format, even if each contractor has another.',
          drawing: TradeWorkshop,
        },
      ],
    },
    {
      type: 'closing',
      title: 'Show us the site that keeps you awake',
      intro:
        'A free 30-minute strategy session, in the trailer if there is a signal. You tell us what was late last month; we tell you which of it was paper. Written questions are answered within 24 hours.',
      action: { to: 'schedule', label: 'Book Strategy Call' },
      drawing: SiteTrailer,
    },
  ],
};
