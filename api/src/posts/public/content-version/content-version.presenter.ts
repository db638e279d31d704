/** Names the state of all that visitors may read. */
export class ContentVersion {
  /** Another one after every change, and in every build of the API; compared, and nothing else. */
  version!: string;
  /** For so many milliseconds a response may still be sent, by any copy of the API, that is older than this version. */
  heldMs!: number;
}
