import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { limits } from '@site/contracts';
import { Button, color, Field, IconButton, Input, space, type } from '@site/ui';
import { isEnter } from '../../../shared/is-enter';

interface TagFieldProps {
  tags: string[];
  onChange: (tags: string[]) => void;
  error?: string;
}

/** Tags are added one at a time, with Enter or the plus button. */
export function TagField({ tags, onChange, error }: TagFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLUListElement>(null);

  const handleAdd = () => {
    const tag = text.trim();
    const isThere = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag && !isThere) onChange([...tags, tag]);
    setText('');
  };

  const handleRemove = (index: number) => {
    // The button that was pressed goes, and the focus must not go with it.
    const next = chosen.current?.querySelectorAll('button')[index + 1] ?? input.current;
    next?.focus();
    onChange(tags.filter((_, other) => other !== index));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    handleAdd();
  };

  return (
    <Field label="Tags" error={error}>
      {(control) => (
        <>
          <Row>
            <Input
              {...control}
              ref={input}
              dir="auto"
              value={text}
              placeholder="Add a tag"
              maxLength={limits.tag}
              enterKeyHint="enter"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={handleKeyDown}
            />
            <AddButton $tone="outline" aria-label="Add tag" onClick={handleAdd}>
              <Plus aria-hidden />
            </AddButton>
          </Row>
          {tags.length > 0 && (
            <Chosen ref={chosen}>
              {tags.map((tag, index) => (
                <Tag key={tag}>
                  <bdi>{tag}</bdi>
                  <RemoveButton $tone="quiet" aria-label={`Remove tag ${tag}`} onClick={() => handleRemove(index)}>
                    <X aria-hidden />
                  </RemoveButton>
                </Tag>
              ))}
            </Chosen>
          )}
        </>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[8]};
`;

const AddButton = styled(IconButton)`
  flex: none;
  align-self: stretch;
  width: 48px;
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;

const Tag = styled.li`
  ${type.small}
  display: flex;
  align-items: center;
  min-width: 0;
  padding-left: ${space[8]};
  border: 1px solid ${color.line};
  border-radius: 2px;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const RemoveButton = styled(Button)`
  min-height: 28px;
  padding: 0 ${space[4]};

  & > svg {
    width: 14px;
    height: 14px;
  }
`;
