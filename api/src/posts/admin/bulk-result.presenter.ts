/** Why an action on several posts left one of them as it was. */
export class BulkFailure {
  id!: number;
  /** One sentence for a person. */
  message!: string;
}

/** What became of an action on several posts. */
export class BulkResult {
  /** How many posts it was done to. */
  done!: number;
  failed!: BulkFailure[];
}
