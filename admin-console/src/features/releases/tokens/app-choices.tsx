import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { releaseLimits, releaseRightLabels, type ReleaseTokenInput } from '@site/contracts';
import { Notice, TextField } from '@site/ui';
import { appLabel } from '../../../shared/app-label';
import { Choices } from './choices';

interface AppChoicesProps {
  control: Control<ReleaseTokenInput>;
  /** Those that there are. */
  apps: string[];
  error?: string;
}

/** The apps that a token is for; one of them may be registered by its first release. */
export function AppChoices({ control, apps, error }: AppChoicesProps) {
  const { field } = useController({ control, name: 'apps' });
  // Half a new name may be that of an app that there is: that one stays chosen or not.
  const [other, setOther] = useState('');
  const handleType = (text: string) => {
    setOther(text);
    const known = field.value.filter((app) => apps.includes(app));
    field.onChange(text && !apps.includes(text) ? [...known, text] : known);
  };
  const options = apps.map((value) => ({ value, label: appLabel(value) }));
  return (
    <>
      <Choices control={control} name="apps" legend="For" options={options} error={error} />
      <TextField
        label="A new app"
        optional
        hint={`Its name, such as careers. The token then needs “${releaseRightLabels.register}”.`}
        autoComplete="off"
        maxLength={releaseLimits.app}
        value={other}
        onChange={({ target: { value } }) => handleType(value.trim())}
      />
      <div role="status">
        {field.value.some((app) => app !== 'admin-console') && (
          <Notice $tone="warn">
            Unless the console has a host name of its own, what this token releases can act for any admin who visits the
            site.
          </Notice>
        )}
      </div>
    </>
  );
}
