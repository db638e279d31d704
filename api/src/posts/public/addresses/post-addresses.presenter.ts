/** What a site map tells of a post. */
export class PostAddress {
  slug!: string;
  updatedAt!: Date;
}

/** The published posts of one block, and how many blocks there are. */
export class PostAddresses {
  posts!: PostAddress[];
  blocks!: number;
}
