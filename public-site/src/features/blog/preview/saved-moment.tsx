import { localTime } from '../../../enhance/local-time';

export const SavedMoment = ({ iso }: { iso: string }) => <time key={iso} {...localTime(iso, 'moment')} />;
