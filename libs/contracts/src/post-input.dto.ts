import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import * as limits from './limits';
import { postStatuses, type PostStatus } from './post-status';
import { postTypes, type PostType } from './post-type';
import { IsMediaAddress, IsSlug } from './rules/addresses';
import { IsInstant } from './rules/instants';
import { MaxLength } from './rules/lengths';
import { atMost, required } from './rules/messages';
import { IsText } from './rules/text';
import { BlankToAbsent, BlankToNull, DistinctTags, Trim } from './rules/transforms';

const instantRule = { message: 'Publish at must be a date and a time' };

/**
 * A post as the editor sends it. An update replaces all of it, except that an absent status, publishAt, metaTitle,
 * metaDescription, socialImageUrl or authorId stays as it is.
 */
export class PostInput {
  @IsText('Title', limits.title)
  @IsNotEmpty(required('Title'))
  @Trim()
  title!: string;

  @IsSlug()
  @IsText('Slug', limits.slug)
  @IsNotEmpty(required('Slug'))
  @Trim()
  slug!: string;

  @IsText('Summary', limits.summary)
  @IsOptional()
  @BlankToNull()
  summary?: string | null;

  @Matches(/\S/, required('Content'))
  @MaxLength(limits.content, atMost('Content', limits.content))
  @IsString(required('Content'))
  content!: string;

  @IsIn(postTypes, { message: 'Type must be blog, video, demo, use_case or image' })
  @IsNotEmpty(required('Type'))
  type!: PostType;

  @IsMediaAddress({ message: 'Cover image URL must start with http://, https:// or /' })
  @IsText('Cover image URL', limits.address)
  @IsOptional()
  @BlankToNull()
  coverImageUrl?: string | null;

  @IsMediaAddress({ message: 'Video URL must start with http://, https:// or /' })
  @IsText('Video URL', limits.address)
  @IsOptional()
  @BlankToNull()
  videoUrl?: string | null;

  @IsMediaAddress({ message: 'Additional media URL must start with http://, https:// or /' })
  @IsText('Additional media URL', limits.address)
  @IsOptional()
  @BlankToNull()
  mediaUrl?: string | null;

  /** What search results and shared links show in place of the title; null for the title. */
  @IsText('Search title', limits.title)
  @IsOptional()
  @BlankToNull()
  metaTitle?: string | null;

  /** What search results and shared links show in place of the summary; null for the summary. */
  @IsText('Search description', limits.summary)
  @IsOptional()
  @BlankToNull()
  metaDescription?: string | null;

  /** What shared links show in place of the cover; null for the cover. */
  @IsMediaAddress({ message: 'Social image URL must start with http://, https:// or /' })
  @MaxLength(limits.address, atMost('Social image URL', limits.address))
  @IsOptional()
  @BlankToNull()
  socialImageUrl?: string | null;

  /** Who wrote it; absent for whoever creates the post. */
  @IsText('Author', limits.userId)
  @IsOptional()
  @BlankToAbsent()
  authorId?: string;

  @IsIn(postStatuses, { message: 'Status must be draft or published' })
  @IsOptional()
  status?: PostStatus;

  /**
   * Time with its zone, such as 2026-12-24T09:00:00Z, at which the draft is published by itself; null for none. A published
   * post has none.
   */
  @IsInstant(instantRule)
  @MaxLength(limits.instant, instantRule)
  @IsString(instantRule)
  @IsOptional()
  @BlankToNull()
  publishAt?: string | null;

  @MaxLength(limits.tag, { each: true, message: `Tags must be at most ${limits.tag} characters each` })
  @IsString({ each: true, message: 'Tags must be text' })
  @ArrayMaxSize(limits.tags, { message: `A post has at most ${limits.tags} tags` })
  @IsArray({ message: 'Tags must be a list' })
  @IsOptional()
  @DistinctTags()
  tags?: string[];
}
