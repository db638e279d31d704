import { Trash2 } from 'lucide-react';
import type { SubscriberDetails } from '@site/api-client/leads';
import { type SubscriberState, subscriberStateLabels } from '@site/contracts';
import { Badge, type BadgeTone, Button } from '@site/ui';
import { DataTable, DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../shared/data-table';
import { localDate } from '../../shared/local-date';

interface SubscriberTableProps {
  subscribers: SubscriberDetails[];
  onDelete: (subscriber: SubscriberDetails) => void;
}

const columns = ['Name', 'Email', 'Topic', 'State', 'Signed up', 'Confirmed', 'Actions'];

const tones: Record<SubscriberState, BadgeTone> = { pending: 'warn', subscribed: 'good', unsubscribed: 'outline' };

export const deleteButtonId = (id: number): string => `delete-subscriber-${id}`;

export const SubscriberTable = ({ subscribers, onDelete }: SubscriberTableProps) => (
  <DataTable>
    <DataTableHead columns={columns} />
    <DataTableBody>
      {subscribers.map((subscriber) => {
        const { id, firstName, lastName, email, topic, state, createdAt } = subscriber;
        return (
          <DataTableRow key={id}>
            <DataTableCell data-column="Name">
              <span dir="auto">{[firstName, lastName].filter(Boolean).join(' ')}</span>
            </DataTableCell>
            <DataTableCell data-column="Email">{email}</DataTableCell>
            <DataTableCell data-column="Topic">
              <span dir="auto">{topic}</span>
            </DataTableCell>
            <DataTableCell data-column="State">
              <Badge $tone={tones[state]}>{subscriberStateLabels[state]}</Badge>
            </DataTableCell>
            <DataTableCell data-column="Signed up">{localDate(createdAt)}</DataTableCell>
            <DataTableCell data-column="Confirmed">{confirmationOf(subscriber)}</DataTableCell>
            <DataTableCell data-column="Actions">
              <Button
                id={deleteButtonId(id)}
                $tone="quiet"
                $size="small"
                aria-label={`Delete ${email}`}
                onClick={() => onDelete(subscriber)}
              >
                <Trash2 aria-hidden />
                Delete
              </Button>
            </DataTableCell>
          </DataTableRow>
        );
      })}
    </DataTableBody>
  </DataTable>
);

/** Where no email is set up, nobody is asked, and whoever signed up is subscribed at once. */
function confirmationOf({ state, confirmedAt }: SubscriberDetails): string {
  if (confirmedAt) return localDate(confirmedAt);
  return state === 'subscribed' ? 'Not asked' : 'No';
}
