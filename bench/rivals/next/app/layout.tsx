import type { ReactNode } from 'react';
import content from '../content.json';
import { SiteFrame } from '../views/site-frame';
import { StyleRegistry } from '../views/style-registry';

export const viewport = { colorScheme: 'light dark' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>
          <SiteFrame config={content.config} origin={content.origin}>
            {children}
          </SiteFrame>
        </StyleRegistry>
      </body>
    </html>
  );
}
