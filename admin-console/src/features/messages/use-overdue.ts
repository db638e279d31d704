import { useListContactMessagesQuery } from '@site/api-client/admin';
import { live } from '../../shared/live';

const shown = 5;

/** Messages that wait for longer than the site promises: how many, and those that wait longest. */
export const useOverdue = () => useListContactMessagesQuery({ overdue: true, limit: shown }, live);
