import { compositions } from '../../drawings/compositions';
import KeyedBlock from '../../drawings/keyed-block.svg';
import ListenedPumpNarrow from '../../drawings/listened-pump-narrow.svg';
import ListenedPump from '../../drawings/listened-pump.svg';
import { ListeningHouse } from '../../drawings/listening-house';
import LongLived from '../../drawings/long-lived.svg';
import PlantRoom from '../../drawings/plant-room.svg';
import PlantTower from '../../drawings/plant-tower.svg';
import WarmTerrace from '../../drawings/warm-terrace.svg';
import type { LandingPageData } from '../sections';

export const page: LandingPageData = {
  title: 'Predictive maintenance for buildings and equipment',
  description:
    'Sensors hear a pump limp for weeks before it fails. The repair is booked for a quiet Thursday, not the coldest Sunday.',
  sections: [
    {
      type: 'hero',
      badge: 'predictive maintenance',
      headline: 'Machines limp before they fall. We listen.',
      marked: 'We listen.',
      paragraph:
        'A bearing hums differently for weeks before it seizes. Sensors hear that, software tells it from ordinary noise, and the repair is booked for a quiet Thursday instead of the coldest Sunday of the year.',
      actions: [
        { to: 'schedule', label: 'Contact Our Experts' },
        { to: 'anchor', href: '#use-cases', label: 'Walk through the mechanical room' },
      ],
      drawing: compositions(ListenedPump, ListenedPumpNarrow),
      drawingLabel:
        'A pump with a sensor, and the strip of paper that records its vibration. The trace swings wider, is noticed, and the repair falls in the planned gap; after it the trace is calm again.',
    },
    {
      type: 'list',
      look: 'chain',
      title: 'What a listening building gives back',
      dimension: 'from a strange noise to a finished repair',
      items: [
        {
          title: 'Fewer cold mornings',
          text: 'Heating, elevators and water keep going, because the part that was about to give up has been changed.',
        },
        {
          title: 'Planned beats urgent',
          text: 'The technician comes during business hours, with the right part, at the ordinary rate.',
        },
        {
          title: 'No visit for nothing',
          text: 'What runs well is left alone. The calendar no longer sends someone to grease a healthy bearing.',
        },
        {
          title: 'Budgets that hold',
          text: 'Next year’s replacements come from the state of the equipment, not from its date of purchase.',
        },
        {
          title: 'A record that convinces',
          text: 'Insurers, auditors and buyers see what was measured, what was done and by whom.',
        },
      ],
    },
    {
      type: 'picture',
      tone: 'blue',
      title: 'A house, cut open while it listens',
      intro:
        'On the roof, in the elevator shaft, beside the boilers: small sensors that mostly say nothing. When the pump in the basement starts to limp, the van is booked before a single faucet runs cold.',
      drawing: ListeningHouse,
      drawingLabel:
        'Section through an apartment building with sensors at the ventilation, the elevator, the water tank, the boilers and a pump. The pump in the basement limps; a path leads from it to a van on the street that is booked for Thursday.',
      action: { to: 'page', href: '/maintenance-vendor-management', label: 'Who drives the van' },
    },
    {
      type: 'features',
      look: 'street',
      title: 'Who sleeps better',
      intro: 'The same measurement means something different to each of them, so each gets a view of their own.',
      items: [
        {
          title: 'Facility managers',
          text: 'One screen for the equipment of every site: what is healthy, what drifts, what is due. The crew’s week is planned from it.',
          drawing: PlantTower,
        },
        {
          title: 'Property managers',
          text: 'Work orders arrive with the reason attached. You approve, the vendor is told, the tenants know which hour the elevator stops.',
          drawing: KeyedBlock,
        },
        {
          title: 'Tenants',
          text: 'Hot water, working elevators and a note about maintenance before it happens instead of an apology after.',
          drawing: WarmTerrace,
        },
        {
          title: 'Owners and investors',
          text: 'The boiler lives longer, and its condition is on paper. Reserves are set by evidence, and so is the price at sale.',
          drawing: LongLived,
        },
      ],
    },
    {
      type: 'features',
      look: 'plan',
      id: 'use-cases',
      title: 'Five things that start in the mechanical room',
      drawing: PlantRoom,
      drawingLabel:
        'Plan with five rooms: a mechanical room with sensors on its machines, an office with a wall calendar, a desk for alerts, an archive with a drawer for every machine and a workshop with the oldest engine.',
      items: [
        {
          title: 'Real-time sensor analysis',
          text: 'Vibration, temperature, pressure and current are compared with how this very machine behaves on a good day. Drift is told apart from weather, load and the tenant who moves a piano.',
        },
        {
          title: 'Proactive scheduling',
          text: 'A finding becomes a work order with a window: late enough to be worth it, early enough to be calm. It fits the crew’s week, the part’s delivery and the tenants’ hours.',
        },
        {
          title: 'Alerts and reports',
          text: 'Urgent things call one person, not twelve. Everything else waits for the Monday report: what drifted, what was fixed, what to decide.',
        },
        {
          title: 'Asset management integration',
          text: 'Readings, repairs and invoices are written to the asset in the system you already run, so its drawer holds its life and not only its serial number.',
        },
        {
          title: 'Asset life extension',
          text: 'Small corrections, made in time, postpone large purchases. You see for each machine which repair buys years and which only buys months.',
        },
      ],
    },
    {
      type: 'list',
      title: 'Why building owners ask us',
      items: [
        {
          title: 'We begin with what is installed',
          text: 'Most equipment already measures something and tells nobody. We read that first, and add a sensor only where the silence is expensive.',
        },
        {
          title: 'Every alarm has to earn its ring',
          text: 'The first weeks run quietly beside your crew. They mark what was real, the model learns the difference, and only then may it call anyone.',
        },
        {
          title: 'Engineers can read it',
          text: 'A finding says which machine, which reading and compared with when. Nobody has to trust a score that comes without a curve.',
        },
        {
          title: 'It ends in a booked visit',
          text: 'We connect the finding to the people who fix things: your own crew, or the vendors you manage.',
        },
      ],
    },
    {
      type: 'closing',
      title: 'Hear it on Thursday, not on Sunday',
      intro:
        'Name the machine that you worry about most. In a free 30-minute session we say what it could tell, and with which sensor.',
      action: { to: 'schedule', label: 'Contact Our Experts' },
    },
  ],
};
