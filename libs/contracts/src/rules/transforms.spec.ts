import { plainToInstance } from 'class-transformer';
import { ContactInput } from '../contact-input.dto';
import { LoginInput } from '../login-input.dto';
import { PostInput } from '../post-input.dto';

const read = (input: Partial<ContactInput>) => plainToInstance(ContactInput, input);

describe('a field of one line', () => {
  it.each(['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'holds nothing that turns the direction of the text beside it: %j',
    (turn) => {
      expect(read({ firstName: `Ada${turn}`, phone: `${turn}+44 20`, subject: ` ${turn} Help` })).toMatchObject({
        firstName: 'Ada',
        phone: '+44 20',
        subject: 'Help',
      });
    },
  );

  it('holds no half of a surrogate pair, which no encoding can send on', () => {
    expect(read({ firstName: 'Ada\uD83D', email: 'ada\uDFFF@example.com', subject: 'Hi \u{1F600}' })).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
      subject: 'Hi \u{1F600}',
    });
  });

  it('is none when it holds nothing else', () => {
    expect(read({ company: ' \u202E ' }).company).toBeNull();
  });

  it.each(['\u05E9\u05DC\u05D5\u05DD', '\u0645\u0631\u062D\u0628\u0627 123', 'a\u200Eb\u200Fc\u061C'])(
    'keeps every script, and the marks that help it: %j',
    (text) => {
      expect(read({ firstName: text }).firstName).toBe(text);
    },
  );
});

it('an address or a username has one spelling, and nothing in it that nobody sees', () => {
  expect(read({ email: '\u200B ada\u00AD@example.com\uFEFF', firstName: 'A\u200Cda' })).toMatchObject({
    email: 'ada@example.com',
    firstName: 'A\u200Cda',
  });
  expect(plainToInstance(LoginInput, { username: 'Rene\u0301 ' }).username).toBe('Ren\u00E9');
});

it('a post’s own text stays to the letter', () => {
  const content = ' \u202Etxet\u202C \u2067x\u2069\n';
  expect(plainToInstance(PostInput, { content, tags: ['\u202Egat'] })).toMatchObject({ content, tags: ['gat'] });
});

it('a tag that differs from an earlier one in case alone is dropped, the first spelling stays', () => {
  expect(plainToInstance(PostInput, { tags: ['One', 'two', ' ONE ', 'one', ''] }).tags).toEqual(['One', 'two']);
});
