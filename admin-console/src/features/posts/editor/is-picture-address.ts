/** Whether a picture can be asked for there; the browser refuses other addresses, and half of one is none yet. */
export const isPictureAddress = (address: string): boolean => /^(https?:\/\/|\/)/.test(address);
