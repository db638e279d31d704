import { formDraft } from '../../shared/form-draft';
import type { ContactValues } from './contact-outcome';

export const contactDraft = formDraft<ContactValues>('contact');
