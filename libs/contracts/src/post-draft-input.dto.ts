import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { limits } from './limits';
import { postTypes, type PostType } from './post-type';
import { IsInstant } from './rules/instants';
import { MaxLength } from './rules/lengths';
import { atMost, isText } from './rules/messages';
import { BlankToAbsent, BlankToNull, DistinctTags } from './rules/transforms';

const instantRule = { message: 'Publish changes at must be a date and a time' };
const versionRule = { message: 'Version must be a version of the post' };

/** A post as it is being written: unfinished, so that only what can't be stored is refused. */
export class UnfinishedPost {
  @MaxLength(limits.title, atMost('Title', limits.title))
  @IsString(isText('Title'))
  title!: string;

  @MaxLength(limits.slug, atMost('Slug', limits.slug))
  @IsString(isText('Slug'))
  slug!: string;

  @MaxLength(limits.summary, atMost('Summary', limits.summary))
  @IsString(isText('Summary'))
  @IsOptional()
  summary?: string | null;

  @MaxLength(limits.content, atMost('Content', limits.content))
  @IsString(isText('Content'))
  content!: string;

  @IsIn(postTypes, { message: 'Type must be blog, video, demo, use_case or image' })
  type!: PostType;

  @MaxLength(limits.address, atMost('Cover image URL', limits.address))
  @IsString(isText('Cover image URL'))
  @IsOptional()
  coverImageUrl?: string | null;

  @MaxLength(limits.address, atMost('Video URL', limits.address))
  @IsString(isText('Video URL'))
  @IsOptional()
  videoUrl?: string | null;

  @MaxLength(limits.address, atMost('Additional media URL', limits.address))
  @IsString(isText('Additional media URL'))
  @IsOptional()
  mediaUrl?: string | null;

  @MaxLength(limits.title, atMost('Search title', limits.title))
  @IsString(isText('Search title'))
  @IsOptional()
  metaTitle?: string | null;

  @MaxLength(limits.summary, atMost('Search description', limits.summary))
  @IsString(isText('Search description'))
  @IsOptional()
  metaDescription?: string | null;

  @MaxLength(limits.address, atMost('Social image URL', limits.address))
  @IsString(isText('Social image URL'))
  @IsOptional()
  socialImageUrl?: string | null;

  @MaxLength(limits.userId, atMost('Author', limits.userId))
  @IsString(isText('Author'))
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
  /** ISO time at which the changes are published by themselves; they must then be complete. */
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
  @MaxLength(limits.draftTag, atMost('Tag', limits.draftTag))
  @IsString(isText('Tag'))
  @IsOptional()
  tag?: string | null;
}

/** Names the stored changes that a call publishes or discards. */
export class PostDraftQuery {
  @MaxLength(limits.draftTag, atMost('Tag', limits.draftTag))
  @IsString(isText('Tag'))
  tag!: string;
}
