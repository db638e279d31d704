import { useEffect, useRef } from 'react';
import { Button } from '@site/ui';
import { AddressForm, useWritten } from './address-form';
import { type LinkQuestion, readAddress } from './links';
import { OwnPlaces } from './own-places';
import { type OwnPlace, useOwnPlaces } from './use-own-places';

/** Where a link leads and what it is called. */
export function LinkForm(question: LinkQuestion) {
  const { draft, onWrite } = question;
  const form = useWritten(draft);
  const { words } = form.written;
  const { places, isPending } = useOwnPlaces(form.written.address);
  /** What Enter was pressed on while its hits were on their way. */
  const entered = useRef<typeof form.written>(null);
  useEffect(() => {
    if (isPending || entered.current !== form.written) return;
    entered.current = null;
    form.field.current?.form?.requestSubmit();
  });

  const handleChoose = ({ path, name }: OwnPlace) => {
    form.change({ address: path, words: words || name });
    form.field.current?.focus();
  };
  const handleTake = () => {
    const [place] = places;
    const address = readAddress(form.written.address) ?? (words ? place?.path : undefined);
    if (address) onWrite({ ...draft, words, address });
    else if (place) handleChoose(place);
    else if (isPending) entered.current = form.written;
    return isPending || address !== undefined || place !== undefined;
  };

  return (
    <AddressForm
      {...form}
      question={question}
      label="Address"
      placeholder="https://"
      hint="Or words of a post or a page of this site."
      problem="Give an address such as https://example.com or /contact"
      onTake={handleTake}
      actions={
        draft.address && (
          <Button $tone="quiet" $size="small" onClick={() => onWrite({ ...draft, words, address: '' })}>
            Remove link
          </Button>
        )
      }
    >
      <OwnPlaces places={places} onChoose={handleChoose} />
    </AddressForm>
  );
}
