import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ContactForm, toContactInput } from './contact-form';
import { ContactInput } from './contact-input.dto';
import * as limits from './limits';

const filled = { name: 'Ada Lovelace', subject: 'Engines', email: 'ada@example.com', message: 'Please call me back.' };

function check(type: typeof ContactForm | typeof ContactInput, values: object): Record<string, string> {
  const errors = validateSync(plainToInstance<object, object>(type, values), { stopAtFirstError: true });
  return Object.fromEntries(
    errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0] ?? '']),
  );
}

it('accepts a filled form, with or without a phone', () => {
  expect(check(ContactForm, filled)).toEqual({});
  expect(check(ContactForm, { ...filled, phone: 'not checked' })).toEqual({});
});

it('says what is wrong with an empty form', () => {
  expect(check(ContactForm, { name: '', subject: '', email: '', message: '' })).toEqual({
    name: 'Name must be at least 2 characters',
    subject: 'Subject must be at least 3 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  });
});

it('does not count blanks around a text', () => {
  expect(check(ContactForm, { ...filled, name: ' a ', message: ' 123456789 ' })).toEqual({
    name: 'Name must be at least 2 characters',
    message: 'Message must be at least 10 characters',
  });
});

it('takes no shorter text from whoever calls the API without the form', () => {
  const { firstName, lastName, email } = toContactInput(filled);
  expect(check(ContactInput, { firstName, lastName, email, subject: 'ab', message: '123456789' })).toEqual({
    subject: 'Subject must be at least 3 characters',
    message: 'Message must be at least 10 characters',
  });
});

it.each(['a', 'a@b', '@b.c', 'a b@c.d', 'a@b c.d', 'a@b.c d', `a@${'.'.repeat(252)}@`])(
  'does not take %.20s for an address of email',
  (email) => {
    expect(check(ContactForm, { ...filled, email })).toEqual({ email: 'Please enter a valid email address' });
  },
);

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  [' Ada  King Lovelace ', 'Ada', 'King Lovelace'],
  ['Ada', 'Ada', ''],
  [`Verein ${'der '.repeat(30)}Nachbarn`, `Verein${' der'.repeat(7)}`, `${'der '.repeat(23)}Nachbarn`],
  ['n'.repeat(150), 'n'.repeat(100), 'n'.repeat(50)],
  ['😀'.repeat(150), '😀'.repeat(100), '😀'.repeat(50)],
])('splits the name %j at its first space that leaves room for both parts', (name, firstName, lastName) => {
  expect(toContactInput({ ...filled, name })).toMatchObject({ firstName, lastName });
});

const longest = limits.contactName.max;
it.each([
  {},
  { name: 'Al' },
  { phone: '' },
  { name: 'n'.repeat(longest) },
  { name: `a ${'n'.repeat(longest - 2)}` },
  { name: `${'n'.repeat(60)} ${'n'.repeat(70)} ${'n'.repeat(60)}` },
])('makes a request that the API accepts of %j', (values) => {
  expect(check(ContactInput, toContactInput({ ...filled, ...values }))).toEqual({});
});
