import { Button, ButtonRow } from '@site/ui';

/** What is shown of a revision. */
export type RevisionView = 'text' | 'changed' | 'since';

const labels: Record<RevisionView, string> = {
  text: 'Whole text',
  changed: 'What this save changed',
  since: 'What changed since',
};

interface RevisionViewsProps {
  views: RevisionView[];
  shown: RevisionView;
  onView: (view: RevisionView) => void;
}

export const RevisionViews = ({ views, shown, onView }: RevisionViewsProps) => (
  <ButtonRow role="group" aria-label="Show">
    {views.map((view) => (
      <Button
        key={view}
        $tone={view === shown ? 'primary' : 'outline'}
        $size="small"
        aria-pressed={view === shown}
        onClick={() => onView(view)}
      >
        {labels[view]}
      </Button>
    ))}
  </ButtonRow>
);
