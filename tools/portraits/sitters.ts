import type { Options } from '@dicebear/open-peeps';

type Choice<Key extends keyof Options> = NonNullable<Options[Key]> extends readonly (infer Value)[] ? Value : never;

/** How a person looks. Without `clothes` they wear blue, without `wall` they sit before the pale one. */
export interface Sitter {
  head: Choice<'head'>;
  face: Choice<'face'>;
  glasses?: Choice<'accessories'>;
  beard?: Choice<'facialHair'>;
  clothes?: 'blue' | 'lime' | 'white' | 'ink';
  wall?: 'pale' | 'lime' | 'white';
}

/** File name of the portrait to its sitter: the team first, then those who speak for us. */
export const sitters: Record<string, Sitter> = {
  'helena-brandt': { head: 'grayMedium', face: 'smile', glasses: 'glasses3' },
  'kwame-asante': { head: 'flatTop', face: 'calm', beard: 'goatee1' },
  'mei-tanaka': { head: 'bangs2', face: 'smile', clothes: 'lime' },
  'rafael-monteiro': { head: 'pomp', face: 'smile', clothes: 'white', wall: 'lime' },
  'amira-haddad': { head: 'hijab', face: 'calm', clothes: 'lime' },
  'dmitri-volkov': { head: 'short2', face: 'smile', beard: 'full2', clothes: 'ink' },
  'adaeze-nwosu': { head: 'afro', face: 'calm', wall: 'white' },
  'lukas-weber': { head: 'shaved2', face: 'driven', glasses: 'glasses2', clothes: 'white' },
  'harpreet-gill': { head: 'turban', face: 'smile', beard: 'full', clothes: 'lime' },
  'sofia-lindgren': { head: 'bun2', face: 'cute', clothes: 'ink', wall: 'white' },
  'tomas-herrera': { head: 'short4', face: 'calm', beard: 'moustache6', clothes: 'lime', wall: 'white' },
  'zanele-dube': { head: 'cornrows', face: 'smile', clothes: 'white', wall: 'lime' },
  'owen-gallagher': { head: 'noHair3', face: 'smile', glasses: 'glasses5', clothes: 'lime' },
  'yuna-park': { head: 'medium3', face: 'smile', glasses: 'glasses4', wall: 'white' },

  'marta-lindqvist': { head: 'medium1', face: 'smile', clothes: 'lime' },
  'daniel-okafor': { head: 'twists', face: 'calm', beard: 'chin', clothes: 'white' },
  'priya-raman': { head: 'medium2', face: 'smile' },
  'george-whitcombe': { head: 'grayShort', face: 'calm', beard: 'full4', clothes: 'ink', wall: 'white' },
  'camille-rousseau': { head: 'bangs', face: 'cute', glasses: 'glasses', clothes: 'lime' },
  'hassan-el-amin': { head: 'short5', face: 'smile', beard: 'full3', wall: 'lime' },
  'ingrid-solheim': { head: 'grayBun', face: 'calm', clothes: 'white' },
  'marcus-bell': { head: 'dreads1', face: 'smile', clothes: 'lime', wall: 'white' },
  'chen-wei': { head: 'short1', face: 'driven', glasses: 'glasses3', clothes: 'ink' },
  'lucia-moretti': { head: 'longCurly', face: 'smile', wall: 'white' },
  'noah-feldman': { head: 'short3', face: 'calm', beard: 'moustache6', clothes: 'white', wall: 'lime' },
};
