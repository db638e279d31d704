import { CONTRACT_VERSION } from './contract';

/**
 * Contract versions that a remote may have been built with to be served by this shell. Nothing newer: an older shell
 * would ignore what it does not know, such as that a page is confidential. So whoever deploys an older shell has to roll
 * back what is live and newer; a start does.
 */
export const HOSTED_CONTRACTS = `>=1.0.0 <=${CONTRACT_VERSION}`;
