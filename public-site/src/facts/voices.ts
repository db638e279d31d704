import camilleRousseau from '../assets/portraits/camille-rousseau.svg';
import chenWei from '../assets/portraits/chen-wei.svg';
import danielOkafor from '../assets/portraits/daniel-okafor.svg';
import georgeWhitcombe from '../assets/portraits/george-whitcombe.svg';
import hassanElAmin from '../assets/portraits/hassan-el-amin.svg';
import ingridSolheim from '../assets/portraits/ingrid-solheim.svg';
import luciaMoretti from '../assets/portraits/lucia-moretti.svg';
import marcusBell from '../assets/portraits/marcus-bell.svg';
import martaLindqvist from '../assets/portraits/marta-lindqvist.svg';
import noahFeldman from '../assets/portraits/noah-feldman.svg';
import priyaRaman from '../assets/portraits/priya-raman.svg';
import { type PersonWith, portrait } from './person';

/** A customer whose face is known: it is shown wherever the customer speaks. */
type Voice = PersonWith<'name' | 'company' | 'portrait'>;

export const voices = {
  martaLindqvist: {
    name: 'Marta Lindqvist',
    role: 'Head of Operations',
    company: 'Hartwell Leasing',
    portrait: portrait(martaLindqvist, 'Marta Lindqvist'),
  },
  danielOkafor: {
    name: 'Daniel Okafor',
    role: 'Chief Technology Officer',
    company: 'Brightpath Learning',
    portrait: portrait(danielOkafor, 'Daniel Okafor'),
  },
  priyaRaman: {
    name: 'Priya Raman',
    role: 'Director of Sales',
    company: 'Meridian Homes',
    portrait: portrait(priyaRaman, 'Priya Raman'),
  },
  georgeWhitcombe: {
    name: 'George Whitcombe',
    role: 'Managing Partner',
    company: 'Whitcombe & Lane',
    portrait: portrait(georgeWhitcombe, 'George Whitcombe'),
  },
  camilleRousseau: {
    name: 'Camille Rousseau',
    role: 'Head of Property Management',
    company: 'Atelier Residences',
    portrait: portrait(camilleRousseau, 'Camille Rousseau'),
  },
  hassanElAmin: {
    name: 'Hassan El-Amin',
    role: 'Founder',
    company: 'Doorstep',
    portrait: portrait(hassanElAmin, 'Hassan El-Amin'),
  },
  ingridSolheim: {
    name: 'Ingrid Solheim',
    role: 'Chief Operating Officer',
    company: 'Fjordline Construction',
    portrait: portrait(ingridSolheim, 'Ingrid Solheim'),
  },
  marcusBell: {
    name: 'Marcus Bell',
    role: 'Retail Operations Manager',
    company: 'Cornerstone Grocers',
    portrait: portrait(marcusBell, 'Marcus Bell'),
  },
  chenWei: {
    name: 'Chen Wei',
    role: 'Chief Technology Officer',
    company: 'Parcelwise',
    portrait: portrait(chenWei, 'Chen Wei'),
  },
  luciaMoretti: {
    name: 'Lucia Moretti',
    role: 'Marketing Director',
    company: 'Casa Moretti',
    portrait: portrait(luciaMoretti, 'Lucia Moretti'),
  },
  noahFeldman: {
    name: 'Noah Feldman',
    role: 'Senior Title Examiner',
    company: 'Clearwater Title',
    portrait: portrait(noahFeldman, 'Noah Feldman'),
  },
} satisfies Record<string, Voice>;
