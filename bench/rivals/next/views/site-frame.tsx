'use client';
import { useRef, type ReactNode } from 'react';
import { preload } from 'react-dom';
import type { SiteConfig } from '@site/federation';
import { preloadedFonts } from '@site/ui';
import { AppFrame } from '../../../../public-site/src/app/app-frame';
import { SessionProvider } from '../../../../public-site/src/features/session/session-context';
import { SiteProvider } from '../../../../public-site/src/shared/site-context';

/** What the public site has around each page, without its router. */
export function SiteFrame({ config, origin, children }: { config: SiteConfig; origin: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <SiteProvider value={{ config, origin }}>
      <SessionProvider>
        <AppFrame main={main} deferred>
          {children}
        </AppFrame>
      </SessionProvider>
    </SiteProvider>
  );
}
