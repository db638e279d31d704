/** What asks before a change: loaded together, once somebody is about to make one. */
export { ApprovalDialog } from '../approval/approval-dialog';
export { CanaryDialog } from '../canary/canary-dialog';
export { PromoteDialog } from './promote-dialog';
export { RollBackDialog } from './roll-back-dialog';
