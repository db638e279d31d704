import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

const sequenceRule = { message: 'Sequence must be a whole number that grows' };
const countsRule = { message: 'Counts must be a list of 20 versions at most' };

/** What a shell has counted since its last report. */
export class CanaryReportInput {
  /** Of the process: a random text. */
  @MaxLength(64, { message: 'Shell must be 64 characters or fewer' })
  @IsString({ message: 'Shell must be text' })
  shell!: string;

  /** Grows with each report; one that was taken already is not counted again. */
  @Max(2_147_483_647, sequenceRule)
  @Min(1, sequenceRule)
  @IsInt(sequenceRule)
  sequence!: number;

  /**
   * Of each version `app`, `version`, `views`, `errors`, and how many values of LCP (`lcp`) and INP (`inp`) lie between the
   * bounds of `libs/releases`.
   */
  @ArrayMaxSize(20, countsRule)
  @IsArray(countsRule)
  counts!: object[];
}
