/** When visitors get a version, where a second person has to approve that. */
export const onceApproved = 'once another admin approves it';
/** What has become of a version that was promoted there. */
export const forApproval = 'waits for the approval of another admin';
