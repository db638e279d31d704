import { manyChapters, outline } from '@site/contracts';
import styled from 'styled-components';
import { color, media, Prose, space, type } from '@site/ui';
import { Contents } from './contents';
import { textMark, withStops } from './text-of-page';

/** The post's text. Its markup was sanitised by the API: nothing in it can run. */
export function ArticleBody({ html: source }: { html: string }) {
  const { html, entries } = outline(source);
  const isLong = entries.length >= manyChapters;
  const markup = withStops(isLong ? html : source);
  const text = <Text {...textMark} dir="auto" dangerouslySetInnerHTML={{ __html: markup }} />;
  if (!isLong) return text;
  return (
    <Columns>
      <div>
        <Contents entries={entries} />
      </div>
      {text}
    </Columns>
  );
}

/** What opens in a new tab says so, to the eye and to the ear. */
const Text = styled(Prose)`
  /* Some 70 characters. */
  max-width: 33em;

  & a[target='_blank']::after {
    content: '\\2009\\2197';
    content: '\\2009\\2197' / ' (opens in a new tab)';
  }

  & figcaption {
    ${type.small}
    margin-top: ${space[8]};
    color: ${color.inkSoft};
  }
`;

/** The text at the left, where the eye starts; on a narrow screen below its contents. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${space[48]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 264px;

    & > :first-child {
      grid-area: 1 / 2;
    }
  }
`;
