/** What stands in `manifest.json`. */
export interface Manifest {
  /** Of this layout; another one is refused. */
  format: 1;
  /** The moment whose state it is. */
  at: string;
  /** Names of those that had run, in their order: the database's version. */
  migrations: string[];
  tables: TableFacts[];
  sequences: SequenceFacts[];
  /** How many there are beside the tables. */
  files: number;
}

export interface TableFacts {
  name: string;
  columns: string[];
  rows: number;
}

export interface SequenceFacts {
  name: string;
  /** As text: beyond what a number can hold. */
  value: string;
  called: boolean;
}

export const manifestFile = 'manifest.json';
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`;
export const mediaFolder = 'media';
export const releasesFolder = 'releases';
export const keyFile = 'keys/session-secret';
