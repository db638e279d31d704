import type { ReleasedApp } from '@site/federation';

/** What a person types to do something with the apps of a product. */
export interface ReleaseCommands {
  /** Lists what is live. */
  list: string;
  /** All versions of an app. */
  listAll(app: ReleasedApp): string;
  promote(app: ReleasedApp, version: string): string;
  /** Absent: there is no such command. */
  preview?(app: ReleasedApp, version: string): string;
  rollBack(app: ReleasedApp): string;
  /** Takes back what goes live at a time. */
  cancel(app: ReleasedApp): string;
}

/** The commands of this workspace; `to`: the product's address; undefined: the product on this machine. */
export function workspaceCommands(to: string | undefined): ReleaseCommands {
  const option = to ? ` --to ${to}` : '';
  return {
    list: `npm run releases${to ? ` --${option}` : ''}`,
    listAll: (app) => `npm run releases -- ${app} --all${option}`,
    promote: (app, version) => `npm run promote -- ${app}@${version}${option}`,
    preview: (app, version) => `npm run preview -- ${app}@${version}${option}`,
    rollBack: (app) => `npm run rollback -- ${app}${option}`,
    cancel: (app) => `npm run promote -- ${app}${option} --cancel`,
  };
}
