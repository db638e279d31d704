import styled from 'styled-components';
import type { SentLink } from '@site/api-client/admin';
import type { LinkPurpose } from '@site/contracts';
import { Actions, Button, Notice, space, type } from '@site/ui';
import { CarefulDialog, type SlipQuestion } from '../../shared/careful-dialog';
import { CopyField } from '../../shared/copy-field';
import { localDateTime } from '../../shared/local-date';

interface LinkDialogProps {
  link: SentLink;
  onClose: () => void;
}

const titles: Record<LinkPurpose, string> = { invitation: 'Invitation', reset: 'Password reset' };

const linkQuestion: SlipQuestion = {
  title: 'Have you copied the link?',
  description: 'It is not shown again. Without it, send another.',
  confirmLabel: 'I have it',
  tone: 'primary',
};

/** Tells what became of a one-time link: emailed, or here to be copied, once. */
export const LinkDialog = ({ link: { purpose, email, mail, link, expiresAt }, onClose }: LinkDialogProps) => (
  <CarefulDialog title={titles[purpose]} question={link === null ? null : linkQuestion} onClose={onClose}>
    <Content>
      {mail === 'sent' && <Notice role="status">The link was sent to {email}.</Notice>}
      {mail === 'failed' && (
        <Notice $tone="bad" role="alert">
          The email to {email} could not be sent. Pass the link on yourself.
        </Notice>
      )}
      {mail === 'off' && <p>This site can’t send email. Pass the link on yourself: it is shown only this once.</p>}
      {link && <CopyField label="Link" value={link} />}
      <p>
        It works once, until {localDateTime(expiresAt)}. Anyone who has it can set the account’s password, so give it to
        nobody else.
      </p>
    </Content>
    <Actions>
      <Button onClick={onClose}>Done</Button>
    </Actions>
  </CarefulDialog>
);

const Content = styled.div`
  ${type.dense}
  display: grid;
  gap: ${space[16]};
`;
