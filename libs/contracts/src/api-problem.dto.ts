/** The one shape of every error that the API answers. */
export class ApiProblem {
  statusCode!: number;
  /** One sentence for a person. */
  message!: string;
  /** The status in words, such as "Not Found". */
  error!: string;
  /** Maps a field of the request to what is wrong with it. */
  fields?: Record<string, string>;
}
