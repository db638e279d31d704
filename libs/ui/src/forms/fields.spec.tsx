import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '@site/testing';
import { Checkbox, Switch } from './checkbox';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { verbatim } from './verbatim';

describe('TextField', () => {
  it('is found by its label, and described by its hint and error', () => {
    renderWithProviders(<TextField label="Email" hint="We answer within 24 hours." error="Valid email is required" />);
    const field = screen.getByLabelText('Email');
    expect(field).toHaveAccessibleDescription('We answer within 24 hours. Valid email is required');
    expect(field).toBeInvalid();
  });

  it('keeps the word optional out of its name', () => {
    renderWithProviders(<TextField label="Phone" optional />);
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('optional');
  });
});

describe('a field whose text is no prose', () => {
  it('takes what is typed as it is', () => {
    renderWithProviders(<TextField label="Username" {...verbatim} />);
    const field = screen.getByLabelText('Username');
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
  });
});

describe('Checkbox', () => {
  it('is known by a label that is not seen, and as neither checked nor not', () => {
    renderWithProviders(<Checkbox label="All" labelHidden indeterminate />);
    expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  });
});

describe('PasswordField', () => {
  // ASVS 6.2.6
  it('shows and hides what was typed', async () => {
    const { user } = renderWithProviders(<PasswordField label="Password" />);
    const field = screen.getByLabelText('Password');
    await user.type(field, 'secret');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('SelectField', () => {
  const StatusField = () => {
    const [status, setStatus] = useState<'draft' | 'published'>('draft');
    return (
      <SelectField
        label="Status"
        value={status}
        onValueChange={setStatus}
        options={[
          { value: 'draft', label: 'Draft' },
          { value: 'published', label: 'Published' },
        ]}
      />
    );
  };

  it('is found by its label and says its choice', () => {
    renderWithProviders(<StatusField />);
    expect(screen.getByLabelText('Status')).toHaveTextContent('Draft');
  });

  it('changes by keyboard alone', async () => {
    const { user } = renderWithProviders(<StatusField />);
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Published');
  });
});

describe('Checkbox and Switch', () => {
  it('are turned by a click on their label', async () => {
    const { user } = renderWithProviders(
      <>
        <Checkbox label="Remember me" />
        <Switch label="Active" hint="May sign in." />
      </>,
    );
    await user.click(screen.getByText('Remember me'));
    await user.click(screen.getByText('Active'));
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    expect(screen.getByRole('switch')).toHaveAccessibleDescription('May sign in.');
  });
});
