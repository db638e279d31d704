import { useSearchParams } from 'react-router-dom';
import { type ReleaseHistoryKind, releaseHistoryKinds } from '@site/contracts';
import { isAppName, type ReleasedApp } from '@site/federation';
import { addressOf, changed, pageIn } from '../../shared/list-address';

export const historyPageSize = 20;
/** Of one app. */
export const versionPageSize = 5;

/** What the screen lists; all of it stands in the address. */
interface ReleaseView {
  /** Whose history is shown; undefined: all of it. */
  app: ReleasedApp | undefined;
  kind: ReleaseHistoryKind | undefined;
  /** The page of the history and of each app's versions, from 1. */
  pageOf: (list: ListName) => number;
}

type ListName = 'history' | ReleasedApp;

/** `undefined` takes a part out of the address. */
type Filters = Partial<Pick<ReleaseView, 'app' | 'kind'>>;

export function useReleaseView() {
  const [params] = useSearchParams();
  const filterHref = (change: Filters) =>
    addressOf('/admin/releases', changed(params, { history: undefined, ...change }));
  const hrefOf = (list: ListName, page: number) => addressOf('/admin/releases', changed(params, { [list]: page }));
  return { view: viewOf(params), filterHref, hrefOf };
}

function viewOf(params: URLSearchParams): ReleaseView {
  return {
    app: appIn(params),
    kind: releaseHistoryKinds.find((kind) => kind === params.get('kind')),
    pageOf: (list) => pageIn(params, list === 'history' ? historyPageSize : versionPageSize, list),
  };
}

function appIn(params: URLSearchParams): ReleasedApp | undefined {
  const app = params.get('app');
  return app !== null && isAppName(app) ? app : undefined;
}
