import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AuditTarget, auditTargets } from '@site/contracts';
import { addressOf, changed, pageIn } from '../../shared/list-address';

export interface AuditFilters {
  actor: string;
  action: string;
  target: AuditTarget | 'all';
  targetId: string;
  /** Days of the viewer's calendar; the last one counts too. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
}

export const auditPageSize = 50;
const day = /^\d{4}-\d{2}-\d{2}$/;
const firstDay = '1000-01-01';

interface FilterControl {
  filters: AuditFilters;
  /** A change begins with the first page. */
  change: (change: Partial<AuditFilters>) => void;
  hrefOf: (page: number) => string;
  clear: () => void;
}

/** What is listed stands in the address. */
export function useAuditFilters(): FilterControl {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Partial<AuditFilters>) =>
      setParams((current) => paramsOf({ ...filtersIn(current), page: 1, ...changes }), { replace: true }),
    [setParams],
  );
  const clear = useCallback(() => setParams(new URLSearchParams()), [setParams]);
  const filters = filtersIn(params);
  const hrefOf = (page: number) => addressOf('/admin/audit', paramsOf({ ...filters, page }));
  return { filters, change, hrefOf, clear };
}

/** The filters as the API takes them: moments, not days, and none of a year that is still being typed (0002, 0020, 0202). */
export function auditQuery({ actor, action, target, targetId, from, to, page }: AuditFilters) {
  return {
    limit: auditPageSize,
    offset: (page - 1) * auditPageSize,
    ...(actor && { actor }),
    ...(action && { action }),
    ...(target !== 'all' && { target }),
    ...(targetId && { targetId }),
    ...(from >= firstDay && { from: startOfDay(from, 0) }),
    ...(to >= firstDay && { to: startOfDay(to, 1) }),
  };
}

function startOfDay(text: string, daysLater: number): string {
  const date = new Date(`${text}T00:00`);
  date.setDate(date.getDate() + daysLater);
  // Where clocks are set forward at midnight, the day before began at one o'clock.
  date.setHours(0, 0, 0, 0);
  return date.toISOString();
}

function filtersIn(params: URLSearchParams): AuditFilters {
  const text = (name: string) => params.get(name) ?? '';
  const dayIn = (name: string) => (day.test(text(name)) && !isNaN(Date.parse(text(name))) ? text(name) : '');
  return {
    ...{ actor: text('actor'), action: text('action'), targetId: text('targetId') },
    target: auditTargets.find((target) => target === params.get('target')) ?? 'all',
    ...{ from: dayIn('from'), to: dayIn('to') },
    page: pageIn(params, auditPageSize),
  };
}

const paramsOf = (filters: AuditFilters): URLSearchParams =>
  changed(new URLSearchParams(), { ...filters }, { target: 'all', page: 1 });
