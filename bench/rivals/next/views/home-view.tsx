'use client';
import { use } from 'react';
import { loadHome } from '../../../../public-site/src/pages/home';

// Its module is part of this page's own: nothing is fetched.
const home = loadHome();

export function HomeView() {
  const { Page } = use(home);
  return <Page params={{}} initial={null} />;
}
