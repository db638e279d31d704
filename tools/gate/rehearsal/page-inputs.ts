import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientAddress, integritiesAddress } from '@site/federation';
import { sha256 } from '../../release/hash';
import type { Candidate } from '../candidate';
import { uncompressed } from './page-response';

/** Response headers that do not affect what a browser does with a document. */
const incidental = ['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'x-request-id'];
const hashes = /[0-9a-f]{8,}/g;

/**
 * All that the outcome of mounting a page depends on: its document, the files that it loads, and the environment. Two
 * releases with the same inputs can't differ in the outcome.
 */
export class PageInputs {
  private readonly others = new Map<string, Promise<string>>();
  private readonly entry: Promise<string>;

  /**
   * @param origin of a shell that serves the candidate
   * @param conditions tells by what pages are mounted
   */
  constructor(
    private readonly candidate: Pick<Candidate, 'folder' | 'release'>,
    private readonly origin: string,
    private readonly conditions: string,
  ) {
    this.entry = readFile(path.join(candidate.folder, 'client', candidate.release.entry), 'utf8');
  }

  /**
   * A hash of a page's inputs; undefined when the candidate does not have one of the files.
   * @param files their paths, with the version left out of them (`withoutVersion`)
   */
  async hashOf(address: string, files: string[]): Promise<string | undefined> {
    const contents = await Promise.all(files.map((file) => this.contentOf(file, files)));
    if (contents.includes(undefined)) return undefined;
    const inputs = [this.conditions, await this.documentAt(address), files, contents];
    return sha256(Buffer.from(JSON.stringify(inputs)));
  }

  /** Normalised, so that two versions of a page compare as one at the same address. */
  withoutVersion(text: string): string {
    const { entry, integrity, version } = this.candidate.release;
    const entryIntegrity = integrity[`client/${entry}`] ?? '';
    return [this.origin, version, entryIntegrity]
      .filter((part) => part !== '')
      .reduce((rest, part) => rest.replaceAll(part, ''), text);
  }

  private async documentAt(address: string): Promise<string> {
    const response = await fetch(new URL(address, this.origin), { headers: uncompressed, redirect: 'manual' });
    const headers = [...response.headers].filter(([name]) => !incidental.includes(name));
    const document = withoutChance(await response.text());
    return withoutStyleHashes(this.withoutVersion(JSON.stringify([response.status, headers, document])));
  }

  private async contentOf(file: string, files: string[]): Promise<string | undefined> {
    const { app, entry, integrity } = this.candidate.release;
    // It lists the integrity of every script: of those that the page loads, each stands here by itself.
    if (file === integritiesAddress(app, '')) return '';
    const folder = clientAddress(app, '');
    if (!file.startsWith(folder)) return file.startsWith('/releases/') ? undefined : this.otherContentOf(file);
    const name = file.slice(folder.length);
    return name === entry ? this.entryFor(files) : integrity[`client/${name}`];
  }

  /** The entry names every file of the release by its hash: those that a page does not load do not matter to it. */
  private async entryFor(files: string[]): Promise<string> {
    const own = new Set(Object.keys(this.candidate.release.integrity).flatMap((file) => file.match(hashes) ?? []));
    const loaded = new Set(files.flatMap((file) => file.match(hashes) ?? []));
    return (await this.entry).replaceAll(hashes, (hash) => (own.has(hash) && !loaded.has(hash) ? '' : hash));
  }

  /** The shell's own files, and those at the root of the site. */
  private otherContentOf(file: string): Promise<string> {
    const known = this.others.get(file) ?? this.fetchHash(file);
    this.others.set(file, known);
    return known;
  }

  private async fetchHash(file: string): Promise<string> {
    const response = await fetch(new URL(file, this.origin));
    return `${response.status} ${sha256(Buffer.from(await response.arrayBuffer()))}`;
  }
}

/** The order of rules, and their numbers, depend on when a server first saw their components. */
const withoutChance = (html: string): string =>
  html.replaceAll(/(<style data-styled[^>]*>)(.*?)<\/style>/gs, (_, tag: string, sheet: string) => {
    const rules = sheet.replaceAll(/data-styled\.g\d+/g, '').split('/*!sc*/');
    return tag + rules.sort().join('');
  });

/** Styles name fonts by addresses with the version in them. They are in the document themselves. */
const withoutStyleHashes = (document: string): string => document.replaceAll(/'sha256-[^']+'|sc-global-\w+/g, '');
