import styled from 'styled-components';
import type { AuditChange } from '@site/api-client/audit';
import { postStatusLabels, postTypeLabels, userRoleLabels } from '@site/contracts';
import { color, media, SiteLink, space, type } from '@site/ui';
import { localDateTime } from '../../shared/local-date';
import { useAuthors } from '../posts/use-authors';
import { fieldLabel } from './field-label';

interface AuditChangesProps {
  changes: AuditChange[];
  /** Changed fields whose values are not recorded. */
  withheld: string[];
  /** Address of the history that shows what became of a post's content, while there is one. */
  history: string | undefined;
}

/** Old and new value of each changed field. */
export function AuditChanges({ changes, withheld, history }: AuditChangesProps) {
  const { nameOf } = useAuthors(!changes.some(({ field }) => field === 'authorId'));
  const valueText = (field: string, value: string | null) =>
    (field === 'authorId' && value && nameOf(value)) || textOf(field, value);
  return (
    <List>
      {changes.map(({ field, before, after }) => (
        <Change key={field}>
          <dt>{fieldLabel(field)}</dt>
          <Value>
            <Label>Before</Label>
            <Old dir="auto">{valueText(field, before)}</Old>
          </Value>
          <Value>
            <Label>After</Label>
            <New dir="auto">{valueText(field, after)}</New>
          </Value>
        </Change>
      ))}
      {withheld.map((field) => (
        <Change key={field}>
          <dt>{fieldLabel(field)}</dt>
          <Value>
            {field === 'content' ? <ContentNote history={history} /> : 'Changed; its value is not recorded.'}
          </Value>
        </Change>
      ))}
    </List>
  );
}

const ContentNote = ({ history }: { history: string | undefined }) =>
  history ? (
    <>
      Changed; <SiteLink href={history}>the post’s history</SiteLink> shows how.
    </>
  ) : (
    'Changed; the post’s history was deleted with it.'
  );

const yesOrNo = { true: 'Yes', false: 'No' };
/** Values as the screens call them, by field. */
const valueLabels: Record<string, Record<string, string>> = {
  isActive: yesOrNo,
  isRead: yesOrNo,
  role: userRoleLabels,
  status: postStatusLabels,
  type: postTypeLabels,
};

function textOf(field: string, value: string | null): string {
  if (value === null) return '(empty)';
  const label = valueLabels[field]?.[value];
  if (label) return label;
  return field.endsWith('At') && !isNaN(Date.parse(value)) ? localDateTime(value) : value;
}

const List = styled.dl`
  display: grid;
  gap: ${space[8]};
  width: 100%;
  margin: 0;
`;

const Change = styled.div`
  ${type.small}
  display: grid;
  gap: ${space[4]} ${space[12]};

  dt {
    font-weight: 600;
  }

  ${media.desktop} {
    grid-template-columns: 140px minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Value = styled.dd`
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
`;

const Label = styled.span`
  margin-right: ${space[8]};
  color: ${color.inkSoft};
`;

const Old = styled.span`
  background: ${color.badWash};
  white-space: pre-wrap;
`;

const New = styled.span`
  background: ${color.goodWash};
  white-space: pre-wrap;
`;
