import { useContext, useId } from 'react';
import styled from 'styled-components';
import { color, FieldError, media, MonoLabel, radius, space, TextArea, TextField, type } from '@site/ui';
import { useFieldText } from '../difference/use-field-text';
import { type Choice, holdsBoth, isWritten } from './choice';
import type { Collision } from './merge-posts';
import { MergeWords } from './merge-words';

interface CollisionChoiceProps {
  name: string;
  collision: Collision;
  choice: Choice | undefined;
  required: boolean;
  onChoose: (choice: Choice) => void;
}

/** A place that both have changed: before, yours and theirs beside each other, one of them to take. */
export function CollisionChoice({ name, collision, choice, required, onChoose }: CollisionChoiceProps) {
  const group = useId();
  const words = useContext(MergeWords);
  const { field, base, mine, theirs } = collision;
  const fieldText = useFieldText(field === 'authorId');
  const radio = (take: Choice['take']) => ({
    type: 'radio',
    name: group,
    checked: choice?.take === take,
    onChange: () => onChoose(take === 'own' ? { take, text: mine.join('\n') } : { take }),
  });

  return (
    <Place data-unsettled={choice ? undefined : ''}>
      <legend>{name}</legend>
      {required && !choice && <FieldError>Choose which text stays here.</FieldError>}
      <Columns>
        <Column>
          <Before>before</Before>
          <Passage text={fieldText(field, base)} />
        </Column>
        <Option $chosen={choice?.take === 'mine'}>
          <Label>
            <input {...radio('mine')} /> {words.takeMine}
          </Label>
          <Passage text={fieldText(field, mine)} />
        </Option>
        <Option $chosen={choice?.take === 'theirs'}>
          <Label>
            <input {...radio('theirs')} /> {words.takeTheirs}
          </Label>
          <Passage text={fieldText(field, theirs)} />
        </Option>
      </Columns>
      <More>
        {holdsBoth(field) && (
          <Label>
            <input {...radio('both')} /> {words.takeBoth}
          </Label>
        )}
        {isWritten(field) && (
          <Label>
            <input {...radio('own')} /> Write new text
          </Label>
        )}
      </More>
      {choice?.take === 'own' && (
        <OwnText multiline={holdsBoth(field)} text={choice.text} onChange={(text) => onChoose({ take: 'own', text })} />
      )}
    </Place>
  );
}

const Passage = ({ text }: { text: string }) => (text === '' ? <Nothing>Nothing</Nothing> : <Text>{text}</Text>);

interface OwnTextProps {
  multiline: boolean;
  text: string;
  onChange: (text: string) => void;
}

const OwnText = ({ multiline, text, onChange }: OwnTextProps) =>
  multiline ? (
    <TextArea label="Your new text" rows={4} value={text} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField label="Your new text" value={text} onChange={(event) => onChange(event.target.value)} />
  );

const Place = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${type.small}
    margin-bottom: ${space[8]};
    padding: 0;
    font-weight: 600;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  min-width: 0;
  padding: ${space[12]};
  border: 1.5px dashed ${color.line};
  border-radius: ${radius};
  color: ${color.inkSoft};
`;

/** As high as the choices beside it. */
const Before = styled(MonoLabel)`
  display: flex;
  align-items: center;
  min-height: 28px;
`;

const Option = styled(Column)<{ $chosen: boolean }>`
  border: 1.5px solid ${({ $chosen }) => ($chosen ? color.blue : color.line)};
  background: ${({ $chosen }) => ($chosen ? color.blueWash : 'none')};
  color: ${color.ink};
`;

const Label = styled.label`
  ${type.dense}
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 28px;
  font-weight: 600;
  cursor: pointer;

  & > input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.blue};
  }
`;

const Text = styled.p`
  ${type.dense}
  margin-top: ${space[4]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Nothing = styled(Text)`
  font-style: italic;
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
`;
