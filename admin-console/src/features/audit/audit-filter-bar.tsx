import { useCallback } from 'react';
import styled from 'styled-components';
import { useListAuditActionsQuery } from '@site/api-client/audit';
import { auditTargetLabels, auditTargets, limits } from '@site/contracts';
import { media, SelectField, space, TextField } from '@site/ui';
import { ListSearch } from '../../shared/list-search';
import { actionLabel } from './action-label';
import type { AuditFilters } from './use-audit-filters';

const targetOptions = [
  { value: 'all', label: 'Everything' },
  ...auditTargets.map((value) => ({ value, label: auditTargetLabels[value] })),
] as const;

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (change: Partial<AuditFilters>) => void;
}

export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { data: actions = [] } = useListAuditActionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = filters.action && !actions.includes(filters.action) ? [...actions, filters.action] : actions;
  const actionOptions = [
    { value: 'all', label: 'All actions' },
    ...known.map((value) => ({ value, label: actionLabel(value) })),
  ];

  const handleSearch = useCallback((actor: string) => onChange({ actor }), [onChange]);

  return (
    <Bar role="search">
      <ListSearch
        label="Who"
        labelHidden={false}
        placeholder="Username"
        maxLength={limits.username.max}
        value={filters.actor}
        onSearch={handleSearch}
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
        error={filters.from && filters.to && filters.to < filters.from ? 'To must not be before From' : undefined}
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
