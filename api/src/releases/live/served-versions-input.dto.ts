import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString, MaxLength } from 'class-validator';

/** What a shell serves. */
export class ServedVersionsInput {
  /** Of the process: a random text. */
  @MaxLength(64, { message: 'Shell must be 64 characters or fewer' })
  @IsString({ message: 'Shell must be text' })
  shell!: string;

  /** The name of its machine. */
  @MaxLength(255, { message: 'Host must be 255 characters or fewer' })
  @IsString({ message: 'Host must be text' })
  host!: string;

  /** By app: the live version, whatever a canary's share gets. */
  @IsObject({ message: 'Versions must name one by app' })
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  versions!: Record<string, string>;
}
