import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import * as limits from './limits';
import { postTypes, type PostType } from './post-type';
import { IsInstant } from './rules/instants';
import { MaxLength } from './rules/lengths';
import { IsText } from './rules/text';
import { BlankToAbsent, BlankToNull, DistinctTags } from './rules/transforms';

const instantRule = { message: 'Publish changes at must be a date and a time' };
const versionRule = { message: 'Version must be a version of the post' };

/** A post as it is being written: unfinished, so that only what can't be stored is refused. */
export class UnfinishedPost {
  @IsText('Title', limits.title)
  title!: string;

  @IsText('Slug', limits.slug)
  slug!: string;

  @IsText('Summary', limits.summary)
  @IsOptional()
  summary?: string | null;

  @IsText('Content', limits.content)
  content!: string;

  @IsIn(postTypes, { message: 'Type must be blog, video, demo, use_case or image' })
  type!: PostType;

  @IsText('Cover image URL', limits.address)
  @IsOptional()
  coverImageUrl?: string | null;

  @IsText('Video URL', limits.address)
  @IsOptional()
  videoUrl?: string | null;

  @IsText('Additional media URL', limits.address)
  @IsOptional()
  mediaUrl?: string | null;

  @IsText('Search title', limits.title)
  @IsOptional()
  metaTitle?: string | null;

  @IsText('Search description', limits.summary)
  @IsOptional()
  metaDescription?: string | null;

  @IsText('Social image URL', limits.address)
  @IsOptional()
  socialImageUrl?: string | null;

  @IsText('Author', limits.userId)
  @IsOptional()
  @BlankToAbsent()
  authorId?: string;

  @MaxLength(limits.tag, { each: true, message: `Tags must be at most ${limits.tag} characters each` })
  @IsString({ each: true, message: 'Tags must be text' })
  @ArrayMaxSize(limits.tags, { message: `A post has at most ${limits.tags} tags` })
  @IsArray({ message: 'Tags must be a list' })
  @IsOptional()
  @DistinctTags()
  tags?: string[];
}

/** Unpublished changes of a post. They replace those that are stored. */
export class PostDraftInput extends UnfinishedPost {
  /**
   * Time with its zone, such as 2026-12-24T09:00:00Z, at which the changes are published by themselves; they must then be
   * complete.
   */
  @IsInstant(instantRule)
  @MaxLength(limits.instant, instantRule)
  @IsString(instantRule)
  @IsOptional()
  @BlankToNull()
  publishAt?: string | null;

  /** The version of the post that the changes were made on. */
  @Max(limits.id, versionRule)
  @Min(1, versionRule)
  @IsInt(versionRule)
  version!: number;

  /** Tag of the stored changes that these replace; absent where none were known. Refused with 409 where others are stored. */
  @IsText('Tag', limits.draftTag)
  @IsOptional()
  tag?: string | null;
}

/** Names the stored changes that a call publishes or discards. */
export class PostDraftQuery {
  @IsText('Tag', limits.draftTag)
  tag!: string;
}
