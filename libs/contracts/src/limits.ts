/**
 * Lengths, counts and times that the API and the front ends share, as `limits` of this library. Constants each: a bundle has
 * those that it uses.
 */

export const title = 255;
export const slug = 255;
export const summary = 2_000;
export const content = 200_000;
/** Elements inside one another in a content's markup. */
export const nesting = 100;
export const address = 2048;
export const tag = 100;
export const tags = 50;
/** Of an upload, in MB: what a deployment allows unless it says otherwise, and what it can allow at most. */
export const picture = { default: 10, max: 50 } as const;
export const userId = 255;
export const username = { min: 3, max: 255 } as const;
/** Of a new one. */
export const password = { min: 6, max: 128 } as const;
/** Of one that somebody has: it may have been set under other rules. */
export const knownPassword = 200;
export const personName = 100;
export const email = 255;
export const company = 255;
export const phone = 50;
export const contactName = { min: 2, max: 200 } as const;
export const contactSubject = { min: 3, max: 255 } as const;
export const contactMessage = { min: 10, max: 20_000 } as const;
export const search = 200;
/** A second factor's code of six digits, or a recovery code as a person may write it. */
export const secondFactorCode = 40;
export const oneTimeToken = 43;
export const auditAction = 100;
/** An ISO date or time with its zone. */
export const instant = 40;
export const page = { default: 100, max: 100 } as const;
export const offset = 1_000_000;
export const id = 2 ** 31 - 1;
/** Ids of posts whose addresses come in one answer. */
export const addressBlock = 10_000;
/** How long a link to a preview works. */
export const previewDays = 7;
/** Names one save of unpublished changes. */
export const draftTag = 36;
/** Names an editor in a browser tab. */
export const editorName = 40;
/** Editors of one person whose unsaved text is kept. */
export const unsavedPosts = 20;
/** How long it is kept. */
export const unsavedDays = 30;
