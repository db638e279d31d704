/** Whether a post may have a slug. */
export class SlugCheck {
  slug!: string;
  /** False while another post, draft or published, has it. */
  free!: boolean;
  /** A free slug like it, where it is taken or where links of another post still use it. */
  suggestion!: string | null;
  /** The post that published links of this slug lead to now; they will lead to the one that takes it. */
  formerly!: FormerOwner | null;
}

export class FormerOwner {
  id!: number;
  title!: string;
}
