import styled from 'styled-components';
import { color, Container, fluid, fontFamily, MonoLabel, space, type } from '@site/ui';
import { ActionButton } from '../../parts/action-link';
import { CountUp } from '../../parts/count-up';
import { HoursRuler } from '../../parts/hours-ruler';
import { listView } from '../../parts/list-view';
import { WideHead } from '../../parts/section-head';
import type { SectionOf } from '../../sections';

const duration = 800;

/** The blue band: a figure that counts up along a ruler which ends at its goal. */
export const RulerView = listView<SectionOf<'ruler'>>({
  tone: 'band',
  frame: (children) => <Container>{children}</Container>,
  head: (headId, section) => <Head {...section} id={headId} />,
  list: (figures) => figures,
  item: ({ figure, label }, _, { goal, action }) => (
    <>
      <Figure>
        <CountUp figure={figure} duration={duration} />
      </Figure>
      <HoursRuler share={figure.value / goal} />
      <Ends>
        <MonoLabel $tone="inherit">0</MonoLabel>
        <MonoLabel $tone="inherit">{goal.toLocaleString('en-US')}</MonoLabel>
      </Ends>
      <Foot>
        <p>{label}</p>
        <ActionButton action={action} tone="lime" />
      </Foot>
    </>
  ),
});

const Head = styled(WideHead)`
  & > p {
    ${type.body}
    color: ${color.onBandSoft};
    max-width: 32rem;
  }
`;

const Figure = styled.p`
  margin-top: ${fluid(32, 56)};
  /* The figure is a drawing of its own: as wide as the phone, and most of the measure of a desktop. */
  font: 620 min(19.5vw, 14.5rem) / 0.9 ${fontFamily.display};
  letter-spacing: -0.04em;
  margin-left: -0.04em;

  /* With letters as far apart as some visitors need them it takes two lines. */
  & > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: ${space[8]};
  color: ${color.onBandSoft};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[24]};
  margin-top: ${fluid(24, 32)};

  & > p {
    ${type.lead}
    max-width: 34rem;
    text-wrap: balance;
  }
`;
