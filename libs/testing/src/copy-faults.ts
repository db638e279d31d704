/** Quotes and apostrophes of a typewriter. */
export const straightQuotes = /['"]/;

/** Spellings and words that have crept in before. Beginnings of words, unless they end where the word does. */
const british = [
  ...['analys(e|ing)', 'behaviour', 'cancelled', 'catalogue', 'centre', 'colour', 'diar(y|ies)', 'enquir'],
  ...['enrol(ment|s\\b)', 'favourite', 'grey', 'instalment', 'judgement', 'kerb', 'label(led|ling)', 'licence'],
  ...['metre', 'modell', 'neighbour', 'optimis(e|ing|ation)', 'organis(e|ing|ation)', 'per cent'],
  ...['programme(s?)\\b', 'recognis', 'spelt\\b', 'storeys?\\b', 'tenanc', 'towards\\b', 'travell'],
  ...['any more\\b', 'in the street\\b', 'jump(s|ed|ing)? the queue', 'packets?\\b', 'school holiday'],
  ...[
    'a block\\b',
    'accounts department',
    'afterwards\\b',
    'annex',
    'apartment block',
    'arrears',
    '(after|before|between|\\w*day of) terms?\\b',
    'block [a-d]\\b',
    'breakages',
    'buil[dt] to measure',
    'car park',
    'carried round\\b',
    'delivery note',
    'do the sum\\b',
    'electrics\\b',
    'fairs\\b',
    'flats\\b',
    'fortnight',
    'glasshouse',
    'glovebox',
    'half past',
    'handovers?\\b',
    'have got\\b',
    'in hand\\b',
    'job sheet',
    '(managing|commercial) director',
    'mandates?\\b',
    'members? of staff',
    'out.of.hours',
    'postcode',
    'same landing\\b',
    'service charges?\\b',
    'shows? (its|their) working\\b',
    'sign (it|them) off\\b',
    'site manager',
    'sitting tenant',
    'solicitor',
    'sort(s|ed|ing)? out\\b',
    'still free\\b',
    'term \\d',
    'their plant\\b',
    'the working shown',
    'tins?\\b',
    'uplift',
    'warm water',
    '(way|cloud) round\\b',
  ],
];
export const britishSpellings = new RegExp(`\\b(${british.join('|')})`, 'i');

/** Lengths and areas in meters, pressures in bars, and a time of the 24-hour clock. */
export const foreignMeasures =
  /m²|\b((centi|kilo|milli|square )?met(er|re)s of|(centi|kilo|milli)met(er|re)|square met(er|re))|\d bar\b|\b(0\d|1[3-9]|2[0-3]):[0-5]\d\b/;
