import styled from 'styled-components';
import { type PostField, type PostInput, postFieldLabels, postFields } from '@site/contracts';
import { color, Heading, space, type } from '@site/ui';
import { Difference } from '../difference/difference';
import { useFieldText } from '../difference/use-field-text';
import { linesOf } from '../merge/merge-posts';

interface FieldDifferencesProps {
  before: PostInput;
  after: PostInput;
}

/** The fields in which two texts of a post differ, each with what came and went. */
export function FieldDifferences({ before, after }: FieldDifferencesProps) {
  const fieldText = useFieldText(hasOtherAuthor(before, after));
  const textOf = (field: PostField, values: PostInput) => fieldText(field, linesOf(field, values));
  const changed = postFields.filter((field) =>
    field === 'authorId' ? hasOtherAuthor(before, after) : textOf(field, before) !== textOf(field, after),
  );
  if (changed.length === 0) return <Same>Nothing differs.</Same>;
  return changed.map((field) => (
    <Field key={field}>
      <Heading as="h4" $size="minor">
        {postFieldLabels[field]}
      </Heading>
      <Difference before={textOf(field, before)} after={textOf(field, after)} />
    </Field>
  ));
}

/** Where one of the texts names none, it may be the same. */
const hasOtherAuthor = ({ authorId }: PostInput, other: PostInput): boolean =>
  Boolean(authorId && other.authorId) && authorId !== other.authorId;

const Same = styled.p`
  ${type.dense}
  color: ${color.inkSoft};
`;

const Field = styled.section`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};

  & + & {
    margin-top: -${space[16]};
    border-top: 0;
  }
`;
