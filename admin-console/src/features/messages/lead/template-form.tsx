import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useGetAdminSessionQuery } from '@site/api-client/admin';
import type { ReplyTemplate } from '@site/api-client/leads';
import { limits, ReplyTemplateInput } from '@site/contracts';
import { Actions, Button, FormGrid, TextArea, TextField } from '@site/ui';
import { LeaveDialog } from '../../../shared/leave-dialog';
import { useLeaveGuard } from '../../../shared/use-leave-guard';
import { useWhileShown } from '../../../shared/use-while-shown';
import { useRefusal } from '../../session/use-refusal';
import { useSaveTemplate } from './use-save-template';
import { useTextDraft } from './use-text-draft';

export function TemplateForm({ template, onDone }: { template: ReplyTemplate | undefined; onDone: () => void }) {
  const { save, saving } = useSaveTemplate(template);
  const me = useGetAdminSessionQuery().data?.id ?? '';
  // What was written on a text that is another one by now would put that back.
  const written = template ? `${template.id} of ${template.updatedAt}` : 'new';
  const draft = useTextDraft(`template:${me}:${written}`, template?.text);
  const end = useWhileShown(onDone);
  const form = useForm<ReplyTemplateInput>({
    resolver: classValidatorResolver(ReplyTemplateInput),
    defaultValues: { name: template?.name ?? '', text: draft.text },
  });
  const showRefusal = useRefusal(form);
  const { errors, dirtyFields } = form.formState;
  const guard = useLeaveGuard(Boolean(dirtyFields.name) || draft.text !== (template?.text ?? ''));

  const handleSave = form.handleSubmit(async (input) => {
    try {
      const contested = await save(input);
      contested.forEach(({ field, message }, index) => form.setError(field, { message }, { shouldFocus: index === 0 }));
      if (contested.length > 0) return;
      // Also where somebody has left meanwhile: it is saved.
      draft.reset();
      end();
    } catch (error) {
      showRefusal(error, 'Failed to save the template');
    }
  });

  const handleSubmit = (event: FormEvent) => {
    // A dialog's events reach the form of the reply, in which it stands for React.
    event.stopPropagation();
    void handleSave(event);
  };
  const handleCancel = () => {
    draft.reset();
    onDone();
  };

  return (
    <FormGrid onSubmit={handleSubmit} noValidate>
      <TextField label="Name" maxLength={limits.personName} error={errors.name?.message} {...form.register('name')} />
      <TextArea
        label="Text"
        hint="{firstName} and {lastName} stand for the visitor’s."
        rows={8}
        maxLength={limits.contactMessage.max}
        error={errors.text?.message}
        {...form.register('text', { onChange: ({ target }) => draft.write(target.value) })}
      />
      <Actions>
        <Button $tone="outline" onClick={handleCancel}>
          Cancel
        </Button>
        <Button type="submit" $waiting={saving}>
          {saving ? 'Saving...' : 'Save template'}
        </Button>
      </Actions>
      <LeaveDialog
        guard={guard}
        description="This template is not saved yet. Its text stays here until this tab is closed."
      />
    </FormGrid>
  );
}
