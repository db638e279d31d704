import type { ReleasedApp } from './apps';
import type { SiteConfig } from './site-config';

/** A live release as the host script needs it. */
export interface RemoteEntry {
  app: ReleasedApp;
  version: string;
  /** Address of the release's client folder, with a slash at the end. */
  assets: string;
  /** Address of the federation entry. */
  entry: string;
  integrity: string;
}

/** Inlined into every document as JSON: all that the host script needs to start without another request. */
export interface ShellData {
  remote: RemoteEntry;
  config: SiteConfig;
  state: unknown;
  hydrate: boolean;
  /** What the app needs at once, requested when it starts, or by the document itself where the app is to render it. */
  scripts: PreloadedScript[];
  /**
   * Addresses of what the app needs once the page is used, requested when the app says so. Their hashes are in the release's
   * list: hashes are what compression can't make smaller, and most visitors read a page without using it.
   */
  later: string[];
  /** Version of the shell that made the document. */
  shell: string;
  /** What its visitor's web vitals are counted as: a chunk's name; empty for an app that renders itself. */
  page: string;
  /** Share of the documents whose web vitals are reported, from 0 to 1. */
  vitalsShare: number;
}

export interface PreloadedScript {
  address: string;
  /** A preloaded script is used only by an element that asks for the same integrity. */
  integrity?: string;
}

/** Response of `currentRemotesAddress`: what is live now. */
export type CurrentRemotes = Partial<Record<ReleasedApp, RemoteEntry>>;

export const rootElementId = 'root';
export const shellDataElementId = 'shell-data';
export const currentRemotesAddress = '/releases/current.json';

/** Name under which federation knows a remote; also a global variable, so no hyphens. */
export const containerName = (app: string): string => app.replaceAll('-', '_');
