export class WeekViews {
  /** Its Monday, such as 2026-01-05; weeks begin and end by UTC. */
  week!: string;
  views!: number;
}

export class PostViews {
  /** False where shells report no views. */
  isCounted!: boolean;
  /** The oldest first. */
  weeks!: WeekViews[];
}
