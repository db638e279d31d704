import { Check, ChevronDown } from 'lucide-react';
import * as RadixSelect from 'radix-ui/select';
import styled from 'styled-components';
import { color, layer, radius, type } from '../theme/tokens';
import { controlStyle } from './control-style';

export interface SelectOption<Value extends string = string> {
  /** Never empty: 'all' or the like stands for no choice. */
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string = string> {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  id?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  /** Where its default is prevented, the focus does not go back from the list. */
  onCloseAutoFocus?: (event: Event) => void;
  placeholder?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/**
 * A choice of one among few. Named by a label for its `id`, or by `aria-label`.
 * For pages rendered in the browser: on a server Radix writes style attributes, which the security policy refuses.
 */
export const Select = <Value extends string>({
  value,
  onValueChange,
  options,
  name,
  disabled,
  placeholder,
  onCloseAutoFocus,
  ...trigger
}: SelectProps<Value>) => (
  <RadixSelect.Root value={value} onValueChange={(next) => onValueChange(next as Value)} {...{ name, disabled }}>
    <Trigger {...trigger}>
      <span>{options.find((option) => option.value === value)?.label ?? placeholder}</span>
      <RadixSelect.Icon asChild>
        <ChevronDown aria-hidden />
      </RadixSelect.Icon>
    </Trigger>
    <RadixSelect.Portal>
      <List position="popper" sideOffset={4} onCloseAutoFocus={onCloseAutoFocus}>
        <RadixSelect.Viewport nonce={styleNonce()}>
          {options.map((option) => (
            <Option key={option.value} value={option.value}>
              <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
              <RadixSelect.ItemIndicator asChild>
                <Check aria-hidden />
              </RadixSelect.ItemIndicator>
            </Option>
          ))}
        </RadixSelect.Viewport>
      </List>
    </RadixSelect.Portal>
  </RadixSelect.Root>
);

const Trigger = styled(RadixSelect.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  text-align: left;
  cursor: pointer;

  & > span {
    overflow-wrap: anywhere;
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

const List = styled(RadixSelect.Content)`
  z-index: ${layer.select};
  min-width: var(--radix-select-trigger-width);
  max-height: var(--radix-select-content-available-height);
  padding: 4px;
  border: 1.5px solid ${color.ink};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
`;

const Option = styled(RadixSelect.Item)`
  ${type.dense}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 36px;
  padding: 6px 10px;
  border-radius: 2px;
  cursor: pointer;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: ${color.blue};
    color: ${color.onFill};
    forced-color-adjust: none;
  }

  &[data-disabled] {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

/** Nonce of the document's content security policy, for style elements that a library writes; only the console has one. */
const styleNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
