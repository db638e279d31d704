import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

const sequenceRule = { message: 'Sequence must be a whole number that grows' };
const viewsRule = { message: 'Views must be a list of 200 posts at most' };

/** How often a shell has shown posts since its last report. */
export class ViewReportInput {
  /** Of the process: a random text. */
  @MaxLength(64, { message: 'Shell must be 64 characters or fewer' })
  @IsString({ message: 'Shell must be text' })
  shell!: string;

  /** Grows with each report; one that was taken already is not counted again. */
  @Max(2_147_483_647, sequenceRule)
  @Min(1, sequenceRule)
  @IsInt(sequenceRule)
  sequence!: number;

  /** Of each post `slug` and `views`. What is the slug of no published post is left out. */
  @ArrayMaxSize(200, viewsRule)
  @IsArray(viewsRule)
  views!: object[];
}
