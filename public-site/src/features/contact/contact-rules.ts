import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { ContactForm } from '@site/contracts';

/** The contact form's rules and messages, for the browser's form and for a plain form post. */
export const contactResolver = classValidatorResolver(ContactForm);
