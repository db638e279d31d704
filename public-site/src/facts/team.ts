import adaezeNwosu from '../assets/portraits/adaeze-nwosu.svg';
import amiraHaddad from '../assets/portraits/amira-haddad.svg';
import dmitriVolkov from '../assets/portraits/dmitri-volkov.svg';
import harpreetGill from '../assets/portraits/harpreet-gill.svg';
import helenaBrandt from '../assets/portraits/helena-brandt.svg';
import kwameAsante from '../assets/portraits/kwame-asante.svg';
import lukasWeber from '../assets/portraits/lukas-weber.svg';
import meiTanaka from '../assets/portraits/mei-tanaka.svg';
import owenGallagher from '../assets/portraits/owen-gallagher.svg';
import rafaelMonteiro from '../assets/portraits/rafael-monteiro.svg';
import sofiaLindgren from '../assets/portraits/sofia-lindgren.svg';
import tomasHerrera from '../assets/portraits/tomas-herrera.svg';
import yunaPark from '../assets/portraits/yuna-park.svg';
import zaneleDube from '../assets/portraits/zanele-dube.svg';
import { type PersonWith, portrait } from './person';

/** Who we are. */
export const team: readonly PersonWith<'name' | 'portrait' | 'handle'>[] = [
  { name: 'Helena Brandt', handle: 'helena.brandt', role: 'CEO', portrait: portrait(helenaBrandt, 'Helena Brandt') },
  {
    name: 'Kwame Asante',
    handle: 'kwame.asante',
    role: 'Technical Operations Manager',
    portrait: portrait(kwameAsante, 'Kwame Asante'),
  },
  {
    name: 'Mei Tanaka',
    handle: 'mei.tanaka',
    role: 'Frontend Engineering Manager',
    portrait: portrait(meiTanaka, 'Mei Tanaka'),
  },
  {
    name: 'Rafael Monteiro',
    handle: 'rafael.monteiro',
    role: 'Project & Client Relationships Manager',
    portrait: portrait(rafaelMonteiro, 'Rafael Monteiro'),
  },
  {
    name: 'Amira Haddad',
    handle: 'amira.haddad',
    role: 'Real Estate Business Analyst',
    portrait: portrait(amiraHaddad, 'Amira Haddad'),
  },
  {
    name: 'Dmitri Volkov',
    handle: 'dmitri.volkov',
    role: 'Backend Engineering Manager',
    portrait: portrait(dmitriVolkov, 'Dmitri Volkov'),
  },
  {
    name: 'Adaeze Nwosu',
    handle: 'adaeze.nwosu',
    role: 'Lead QA Engineer',
    portrait: portrait(adaezeNwosu, 'Adaeze Nwosu'),
  },
  {
    name: 'Lukas Weber',
    handle: 'lukas.weber',
    role: 'Senior Backend Engineer',
    portrait: portrait(lukasWeber, 'Lukas Weber'),
  },
  {
    name: 'Harpreet Gill',
    handle: 'harpreet.gill',
    role: 'DevOps Engineer',
    portrait: portrait(harpreetGill, 'Harpreet Gill'),
  },
  {
    name: 'Sofia Lindgren',
    handle: 'sofia.lindgren',
    role: 'Product Designer',
    portrait: portrait(sofiaLindgren, 'Sofia Lindgren'),
  },
  {
    name: 'Tomás Herrera',
    handle: 'tomas.herrera',
    role: 'Mobile Developer',
    portrait: portrait(tomasHerrera, 'Tomás Herrera'),
  },
  {
    name: 'Zanele Dube',
    handle: 'zanele.dube',
    role: 'Machine Learning Engineer',
    portrait: portrait(zaneleDube, 'Zanele Dube'),
  },
  {
    name: 'Owen Gallagher',
    handle: 'owen.gallagher',
    role: 'Marketing Technology Lead',
    portrait: portrait(owenGallagher, 'Owen Gallagher'),
  },
  {
    name: 'Yuna Park',
    handle: 'yuna.park',
    role: 'People and Talent Partner',
    portrait: portrait(yunaPark, 'Yuna Park'),
  },
];
