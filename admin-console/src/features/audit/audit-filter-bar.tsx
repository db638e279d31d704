import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useListAuditActionsQuery } from '@site/api-client/admin';
import { auditTargetLabels, auditTargets, limits } from '@site/contracts';
import { media, SearchField, SelectField, space, TextField } from '@site/ui';
import { actionLabel } from './action-label';
import type { AuditFilters } from './use-audit-filters';

const pause = 250;

const targetOptions = [
  { value: 'all', label: 'Everything' },
  ...auditTargets.map((value) => ({ value, label: auditTargetLabels[value] })),
] as const;

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (change: Partial<AuditFilters>) => void;
}

export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { data: actions = [] } = useListAuditActionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = filters.action && !actions.includes(filters.action) ? [...actions, filters.action] : actions;
  const actionOptions = [
    { value: 'all', label: 'All actions' },
    ...known.map((value) => ({ value, label: actionLabel(value) })),
  ];

  // The list follows the typing at a short distance, not letter by letter.
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      onChange({ actor: typed });
      setTyped(null);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  return (
    <Bar role="search">
      <SearchField
        label="Who"
        labelHidden={false}
        placeholder="Username"
        maxLength={limits.username.max}
        value={typed ?? filters.actor}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label="Action"
        value={filters.action || 'all'}
        options={actionOptions}
        onValueChange={(action) => onChange({ action: action === 'all' ? '' : action })}
      />
      <SelectField
        label="About"
        value={filters.target}
        options={targetOptions}
        onValueChange={(target) => onChange({ target })}
      />
      <TextField
        label="From"
        type="date"
        max={filters.to || undefined}
        value={filters.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        min={filters.from || undefined}
        value={filters.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[12]};
  margin-bottom: ${space[16]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  & input {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 0.9fr) 172px 172px;

    & > :first-child {
      grid-column: auto;
    }
  }
`;
