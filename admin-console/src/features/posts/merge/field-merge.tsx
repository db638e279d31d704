import { useContext } from 'react';
import styled from 'styled-components';
import { postFieldLabels } from '@site/contracts';
import { Badge, color, Heading, media, MonoLabel, space, type } from '@site/ui';
import { Difference } from '../difference/difference';
import { useFieldText } from '../difference/use-field-text';
import type { Choice } from './choice';
import { CollisionChoice } from './collision-choice';
import { linesOf, type MergedField, type Versions } from './merge-posts';
import { MergeWords, type wordsOfTwo } from './merge-words';

interface FieldMergeProps {
  merged: MergedField;
  versions: Versions;
  choices: ReadonlyMap<string, Choice>;
  /** The result was asked for, so what is missing is pointed out. */
  required: boolean;
  onChoose: (id: string, choice: Choice) => void;
}

/** One field: what each side made of it, and the places to choose. */
export function FieldMerge({ merged, versions, choices, required, onChoose }: FieldMergeProps) {
  const { field, collisions, parts } = merged;
  const words = useContext(MergeWords);
  const fieldText = useFieldText(field === 'authorId');
  const text = (side: keyof Versions) => fieldText(field, linesOf(field, versions[side]));
  const settledToo = parts.length > collisions.length;
  return (
    <Section>
      <Head>
        <Heading as="h3" $size="minor">
          {postFieldLabels[field]}
        </Heading>
        <Badge $tone={collisions.length > 0 ? 'warn' : 'good'}>{stateOf(merged, words)}</Badge>
      </Head>
      {collisions.map((collision, index) => (
        <CollisionChoice
          key={collision.id}
          name={collisions.length > 1 ? `Place ${index + 1} of ${collisions.length}` : `${words.both} this`}
          collision={collision}
          choice={choices.get(collision.id)}
          required={required}
          onChoose={(choice) => onChoose(collision.id, choice)}
        />
      ))}
      {settledToo && (
        <Sides>
          {(['mine', 'theirs'] as const).map((side) => (
            <Side key={side}>
              <MonoLabel>{words[side]}</MonoLabel>
              {text(side) === text('base') ? (
                <Unchanged>Unchanged</Unchanged>
              ) : (
                <Difference before={text('base')} after={text(side)} />
              )}
            </Side>
          ))}
        </Sides>
      )}
    </Section>
  );
}

function stateOf({ collisions, changedBy }: MergedField, words: typeof wordsOfTwo): string {
  if (collisions.length > 0) return collisions.length === 1 ? 'Needs a choice' : `Needs ${collisions.length} choices`;
  if (changedBy === 'both') return 'Both changes';
  return changedBy === 'mine' ? words.isMine : words.isTheirs;
}

const Section = styled.section`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
`;

const Sides = styled.div`
  display: grid;
  border: 1px solid ${color.line};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
  padding: ${space[12]} ${space[16]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${media.tablet} {
    & + & {
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
`;

const Unchanged = styled.p`
  ${type.dense}
  color: ${color.inkSoft};
`;
