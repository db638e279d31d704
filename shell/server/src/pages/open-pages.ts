import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import type { ConsoleHost } from '../http/console-host';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { ShellScripts } from '../shell-scripts';
import type { Traffic } from '../traffic/open-traffic';
import { ContentWatch } from './content-watch';
import { FormHandler } from './form-handler';
import { PageCache } from './page-cache';
import { PageHandler } from './page-handler';
import { PageRenderer } from './page-renderer';
import { PreviousReleaseFallback } from './previous-release-fallback';
import { ReadyPages } from './ready-pages';
import { warmUp } from './warm-up';

interface PagesOptions {
  log: Logger;
  environment: Environment;
  scripts: ShellScripts;
  /** Of this build of the shell. */
  version: string;
  metrics: ShellMetrics;
  traffic: Traffic;
  consoleHost: ConsoleHost;
}

/** Renders, caches and sends pages. */
export function openPages({ environment, scripts, version, metrics, traffic, consoleHost, log }: PagesOptions) {
  const { apiUrl, siteConfig: config, publicOrigin, renderTimeoutMs, trustProxy, vitalsShare } = environment;
  const { apiTimeoutMs: formTimeoutMs } = environment;
  const { releases, lastGood, canaryGuard: guard } = traffic;
  const renderer = new PageRenderer({
    ...{ config, publicOrigin, renderTimeoutMs, formTimeoutMs },
    ...{ scripts, metrics, version, vitalsShare },
  });
  const content = new ContentWatch({ apiUrl, log });
  void content.start();
  const cache = new PageCache(environment.pageCacheBytes, content);
  const ready = new ReadyPages({ releases, cache, consoleHost, site: environment, metrics });
  const forms = new FormHandler({ renderer, trustProxy });
  const previousRelease = new PreviousReleaseFallback({ lastGood, log });
  const pages = new PageHandler({
    ...{ renderer, cache, forms, config, previousRelease, ready, log, metrics },
    guard,
  });
  return {
    ...{ placeholder: renderer.placeholder, content, cache, ready, pages },
    warmUp: () => warmUp({ live: releases.loaded, renderer, log }),
  };
}
