import { Command as Cmdk } from 'cmdk';
import styled from 'styled-components';
import { color, radius, space, type } from '@site/ui';

export const Body = styled.div`
  ${type.dense}
  display: flex;
  flex-direction: column;
  max-height: min(520px, 76dvh);

  kbd {
    ${type.mono}
    padding: 1px 5px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
`;

export const Input = styled(Cmdk.Input)`
  ${type.body}
  width: 100%;
  min-height: 56px;
  padding: 0 ${space[24]};
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  outline: none;

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
`;

export const List = styled(Cmdk.List)`
  flex: 1;
  padding: ${space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space[32]} ${space[8]};
`;

export const Group = styled(Cmdk.Group)`
  [cmdk-group-heading] {
    ${type.small}
    padding: ${space[8]} ${space[16]} ${space[4]};
    color: ${color.inkSoft};
  }
`;

export const Item = styled(Cmdk.Item)`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 44px;
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius};
  cursor: pointer;

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.inkSoft};
  }

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[data-selected='true'] {
    background: ${color.blueWash};
    color: ${color.blue};
    forced-color-adjust: none;

    svg {
      color: inherit;
    }
  }
`;

export const Note = styled.span`
  ${type.small}
  flex: none;
  max-width: 40%;
  margin-left: auto;
  color: ${color.inkSoft};
`;

export const Empty = styled.p`
  padding: ${space[24]} ${space[16]};
  color: ${color.inkSoft};
`;

export const Footer = styled.p`
  ${type.small}
  display: flex;
  gap: ${space[16]};
  padding: ${space[8]} ${space[24]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};

  @media (hover: none) {
    display: none;
  }
`;
