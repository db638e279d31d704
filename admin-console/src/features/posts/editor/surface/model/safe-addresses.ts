/** Whether readers may follow a link there: an address of the web or of this site, a mail address, a place of the page. */
export const isSafeLink = (address: string): boolean => /^(?:https?:\/\/|mailto:|[/#](?![/\\]))\S*$/i.test(address);

export const isSafePicture = (address: string): boolean => /^(?:https?:\/\/|\/(?![/\\]))\S*$/i.test(address);
