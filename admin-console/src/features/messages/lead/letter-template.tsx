import { Reply } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { color, LinkButton, SmallText, space } from '@site/ui';
import { carriedBy, replyAddress } from '../reply-address';
import { ReplyTemplates } from './reply-templates';

interface LetterTemplateProps {
  message: ContactMessage;
  onOpen: () => void;
}

/** An answer that begins with a template and is written in the mail program of who answers. */
export function LetterTemplate({ message, onOpen }: LetterTemplateProps) {
  const [text, setText] = useState('');
  const carried = carriedBy(message, text);
  return (
    <Part>
      <ReplyTemplates message={message} label="Reply with template" onChoose={setText} />
      {text && (
        <>
          <Letter dir="auto">{text}</Letter>
          {carried !== text && (
            <SmallText role="status">{`The link carries its first ${carried.length} characters. Copy the rest from here.`}</SmallText>
          )}
          <LinkButton href={replyAddress(message, carried)} $size="small" onClick={onOpen}>
            <Reply aria-hidden />
            Open in mail program
          </LinkButton>
        </>
      )}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
`;

const Letter = styled.p`
  padding-left: ${space[12]};
  border-left: 2px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
