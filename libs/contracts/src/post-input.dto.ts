import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { limits } from './limits';
import { postStatuses, type PostStatus } from './post-status';
import { postTypes, type PostType } from './post-type';
import { IsMediaAddress, IsSlug } from './rules/addresses';
import { IsInstant } from './rules/instants';
import { MaxLength } from './rules/lengths';
import { atMost, isText, required } from './rules/messages';
import { BlankToAbsent, BlankToNull, DistinctTags, Trim } from './rules/transforms';

const instantRule = { message: 'Publish at must be a date and a time' };

/**
 * A post as the editor sends it. An update replaces all of it, except that an absent status, publishAt, metaTitle,
 * metaDescription, socialImageUrl or authorId stays as it is.
 */
export class PostInput {
  @MaxLength(limits.title, atMost('Title', limits.title))
  @IsString(isText('Title'))
  @IsNotEmpty(required('Title'))
  @Trim()
  title!: string;

  @IsSlug()
  @MaxLength(limits.slug, atMost('Slug', limits.slug))
  @IsString(isText('Slug'))
  @IsNotEmpty(required('Slug'))
  @Trim()
  slug!: string;

  @MaxLength(limits.summary, atMost('Summary', limits.summary))
  @IsString(isText('Summary'))
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
  @MaxLength(limits.address, atMost('Cover image URL', limits.address))
  @IsString(isText('Cover image URL'))
  @IsOptional()
  @BlankToNull()
  coverImageUrl?: string | null;

  @IsMediaAddress({ message: 'Video URL must start with http://, https:// or /' })
  @MaxLength(limits.address, atMost('Video URL', limits.address))
  @IsString(isText('Video URL'))
  @IsOptional()
  @BlankToNull()
  videoUrl?: string | null;

  @IsMediaAddress({ message: 'Additional media URL must start with http://, https:// or /' })
  @MaxLength(limits.address, atMost('Additional media URL', limits.address))
  @IsString(isText('Additional media URL'))
  @IsOptional()
  @BlankToNull()
  mediaUrl?: string | null;

  /** What search results and shared links show in place of the title; null for the title. */
  @MaxLength(limits.title, atMost('Search title', limits.title))
  @IsString(isText('Search title'))
  @IsOptional()
  @BlankToNull()
  metaTitle?: string | null;

  /** What search results and shared links show in place of the summary; null for the summary. */
  @MaxLength(limits.summary, atMost('Search description', limits.summary))
  @IsString(isText('Search description'))
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
  @MaxLength(limits.userId, atMost('Author', limits.userId))
  @IsString(isText('Author'))
  @IsOptional()
  @BlankToAbsent()
  authorId?: string;

  @IsIn(postStatuses, { message: 'Status must be draft or published' })
  @IsOptional()
  status?: PostStatus;

  /** ISO time at which the draft is published by itself; null for none. A published post has none. */
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
