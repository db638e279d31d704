import { HomeView } from '../views/home-view';

export default function Home() {
  return <HomeView />;
}
