/**
 * `npm run tokens`: lists the tokens of all teams; `-- make --name NAME --apps APP,APP --rights RIGHT,RIGHT [--days NUMBER]`
 * makes one, for 90 days unless others are given, and `-- revoke ID` ends one. For whoever runs the product, with `--to
 * ADDRESS` that of another machine. In a pipe `npm run -s tokens`, lest npm writes into it, too.
 */
import { Problem } from '../start/problem';
import { type OptionName, readArguments, requireTaken } from './arguments';
import { command } from './command';
import { openService } from './remote/open-service';
import { listTokensAt, makeTokenAt, revokeTokenAt } from './remote/tokens-at';

const making: OptionName[] = ['name', 'apps', 'rights', 'days'];

await command(async () => {
  const given = readArguments({ subject: true, object: true, options: ['to', ...making] });
  const { subject = 'list', object, to } = given;
  if (!['list', 'make', 'revoke'].includes(subject))
    throw new Problem(`There are list, make and revoke, not "${subject}".`);
  if (subject !== 'make') requireTaken(given.given, ['to']);
  if (subject === 'revoke') return revokeTokenAt(await openService(to), object);
  if (object !== undefined) throw new Problem(`"${object}" is one name too many.`);
  return subject === 'make' ? makeTokenAt(await openService(to), given) : listTokensAt(await openService(to));
});
