import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppState } from '@site/api-client/releases';
import { afterChange, openReleases, withReleases } from '../../../testing/release-screen';
import { aCanary, aVersion } from '../../../testing/releases';

const at = '2999-12-01T08:00:00.000Z';
const since = { who: 'bob', because: null, stages: null, createdAt: '2026-03-01T09:00:00.000Z' };
const scheduled = { ...since, id: 's1', version: 'v3', at };
const request = { ...since, id: 'q1', version: 'v3', at: null, excludedId: 'bob' };

/** v2 is a canary beside v1. */
async function beside(facts: Partial<AppState> = {}) {
  withReleases()
    .on('GET /api/admin/releases', afterChange({ canary: aCanary(), ...facts }))
    .on('GET /api/admin/releases/public-site/canary', { body: { comparison: null } })
    .on('GET /api/admin/releases/public-site/versions', {
      body: ['v4', 'v3', 'v2', 'v1'].map((version) => aVersion({ version })),
      total: 4,
    });
  await openReleases();
}
async function dialogOf(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const typeStages = (dialog: Dialog) => userEvent.type(dialog.getByLabelText('In stages'), '5%/10m,100%');

describe('a promotion beside a canary', () => {
  it('says that it ends that, and in stages that this must have ended', async () => {
    await beside();
    const dialog = await dialogOf('Promote v4');
    expect(dialog.getByText('The canary v2 ends with that.')).toBeInTheDocument();
    await typeStages(dialog);
    expect(dialog.getByText('The canary v2 must have ended before.')).toBeInTheDocument();
  });

  it('says what it is refused for at its time', async () => {
    await beside();
    const dialog = await dialogOf('Promote v4');
    fireEvent.change(dialog.getByLabelText('Go live at'), { target: { value: '2999-12-01T09:30' } });
    expect(dialog.getByText(/refused if another version went live or became a canary before/)).toBeInTheDocument();
    expect(dialog.getByText('The canary v2 ends with that.')).toBeInTheDocument();
  });

  it.each(['Approve v3', 'Decline v3'])('says whether it ends that to whoever is asked: %s', async (button) => {
    await beside({ request });
    const dialog = await dialogOf(button);
    const ended = dialog.queryAllByText('The canary v2 ends with that.');
    expect(ended).toHaveLength(button === 'Approve v3' ? 1 : 0);
  });
});

describe('a version that is scheduled', () => {
  const refused = (dialog: Dialog) => dialog.queryAllByText(/refused then because of this one/).length;

  it('is refused for another one, which is a canary or is made live', async () => {
    await beside({ canary: null, scheduled });
    const dialog = await dialogOf('Promote v4');
    expect(refused(dialog)).toBe(1);
    await typeStages(dialog);
    expect(refused(dialog)).toBe(1);
  });

  it.each([null, '10%'])('is refused where it becomes a canary itself only if that was planned: %s', async (stages) => {
    await beside({ canary: null, scheduled: { ...scheduled, stages } });
    const dialog = await dialogOf('Promote v3');
    expect(refused(dialog)).toBe(1);
    await typeStages(dialog);
    expect(refused(dialog)).toBe(stages ? 1 : 0);
  });

  it('is cancelled without a word on what visitors get, which the canary decides', async () => {
    await beside({ scheduled });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the schedule of v3' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('It will no longer go live automatically. Nothing else changes.')).toBeInTheDocument();
  });
});
