/** What asks before a change: loaded together, once somebody is about to make one. */
export { PromoteDialog } from './promote-dialog';
export { RollBackDialog } from './roll-back-dialog';
