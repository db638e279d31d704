/** Quotes and apostrophes of a typewriter. */
export const straightQuotes = /['"]/;

/** Spellings and words that have crept in before. Beginnings of words, unless they end where the word does. */
const british = [
  ...['analys(e|ing)', 'behaviour', 'cancelled', 'catalogue', 'centre', 'colour', 'enquir', 'enrol(ment|s\\b)'],
  ...['favourite', 'grey', 'instalment', 'judgement', 'kerb', 'label(led|ling)', 'licence', 'metre', 'modell'],
  ...['neighbour', 'optimis(e|ing|ation)', 'organis(e|ing|ation)', 'per cent', 'programme(s?)\\b', 'recognis'],
  ...['spelt\\b', 'storeys?\\b', 'tenanc', 'towards\\b', 'travell'],
  ...['breakages', 'car park', 'fortnight', 'job sheet', 'postcode', 'solicitor', 'warm water'],
];
export const britishSpellings = new RegExp(`\\b(${british.join('|')})`, 'i');
