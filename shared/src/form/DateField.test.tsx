import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { renderWithPortal } from '../testing/renderWithPortal';
import { DateField } from './DateField';
import { FormDialog } from './FormDialog';

const onChange = jest.fn();
beforeEach(() => onChange.mockReset());

function Day({ start, ...props }: { start: string; required?: boolean; error?: string }) {
  const [day, setDay] = useState(start);
  const change = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return (
    <>
      <DateField label="Frist" value={day} min="2026-11-10" max="2026-11-25" onChange={change} {...props} />
      <button onClick={() => setDay('2026-11-12')}>Annet sted fra</button>
    </>
  );
}

const show = (props: Partial<Parameters<typeof Day>[0]> = {}) =>
  renderWithPortal(<Day start="2026-11-18" {...props} />);
const field = () => screen.getByLabelText(/^Frist/);
const press = (name: string) => screen.getByRole('button', { name });

describe('writing', () => {
  test.each([
    ['20.11.2026', '2026-11-20', '20.11.2026'],
    ['1.12.2026', '2026-12-01', '01.12.2026'],
    ['311226', '2026-12-31', '31.12.2026'],
    ['1. des 2026', '2026-12-01', '01.12.2026'],
    ['31.11.2026', '31.11.2026', '31.11.2026'],
    ['1.12', '1.12', '1.12'],
    ['snart', 'snart', 'snart'],
  ])('«%s» is given as %s at once, and shown as %s when the field is left', async (typed, given, shown) => {
    const { user } = show();
    await user.clear(field());
    expect(onChange).toHaveBeenLastCalledWith('');
    await user.type(field(), typed);
    expect(field()).toHaveValue(typed);
    expect(onChange).toHaveBeenLastCalledWith(given);
    await user.tab();
    expect(field()).toHaveValue(shown);
    expect(onChange).toHaveBeenLastCalledWith(given);
  });

  test('a paste counts at once', async () => {
    const { user } = show({ start: '' });
    await user.click(field());
    await user.paste(' 20.11.2026\t');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
  });

  test('a value from elsewhere stands above what was typed', async () => {
    const { user } = show();
    await user.type(field(), 'x');
    expect(onChange).toHaveBeenLastCalledWith('18.11.2026x');
    await user.click(press('Annet sted fra'));
    expect(field()).toHaveValue('12.11.2026');
  });

  test.each(['31.11.2026', ''])('«%s» of a draft stands as it was left', (start) => {
    show({ start });
    expect(field()).toHaveValue(start);
  });
});

test('says how a day is written, and what is wrong', () => {
  show({ error: 'Datoen finnes ikke.' });
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(
    /^Datoen finnes ikke\.\s+Skriv dag, måned og år, for eksempel 31\.12\.2026\.$/,
  );
  expect(field()).toHaveAttribute('placeholder', 'DD.MM.ÅÅÅÅ');
  expect(field()).toHaveAttribute('inputmode', 'decimal');
  expect(press('Åpne kalenderen')).toHaveAccessibleDescription('Frist');
});

test("'Tøm datoen' empties it, where it may be empty", async () => {
  const { user } = show();
  await user.click(press('Tøm datoen'));
  expect(onChange).toHaveBeenCalledWith('');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Tøm datoen' })).not.toBeInTheDocument();
});

test('a day that must be given has nothing to empty it by', () => {
  show({ required: true });
  expect(screen.queryByRole('button', { name: 'Tøm datoen' })).not.toBeInTheDocument();
});

describe('the calendar', () => {
  const onClosed = jest.fn();
  const form = {
    id: 'frist',
    submit: () => Promise.resolve(),
    failure: undefined,
    isDirty: false,
    running: false,
  };
  const open = async () => {
    const { user } = show();
    await user.click(press('Åpne kalenderen'));
    await screen.findByRole('dialog', { name: 'Velg frist' });
    return user;
  };
  const inCalendar = () => within(screen.getByRole('dialog'));
  const day = (number: string) => new RegExp(`dag ${number}\\. november 2026`);

  test('is Norwegian and its week begins on Monday', async () => {
    await open();
    const weekdays = inCalendar()
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(weekdays.map((name) => name.slice(0, 2).toLowerCase())).toEqual([
      'ma',
      'ti',
      'on',
      'to',
      'fr',
      'lø',
      'sø',
    ]);
    expect(inCalendar().getByRole('grid', { name: /november 2026/i })).toBeInTheDocument();
    expect(inCalendar().getByRole('button', { name: day('18') })).toHaveFocus();
  });

  test('gives the day that is chosen and closes', async () => {
    const user = await open();
    await user.click(inCalendar().getByRole('button', { name: day('20') }));
    expect(onChange).toHaveBeenCalledWith('2026-11-20');
    expect(field()).toHaveValue('20.11.2026');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is closed by Back, which leaves the form below it open', async () => {
    const { user, pressBack } = renderWithPortal(
      <FormDialog title="Ny frist" submitText="Lagre" form={form} done={false} onClosed={onClosed}>
        <Day start="2026-11-18" />
      </FormDialog>,
    );
    await user.click(press('Åpne kalenderen'));
    await screen.findByRole('dialog', { name: 'Velg frist' });
    act(pressBack);
    expect(screen.queryByRole('dialog', { name: 'Velg frist' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Ny frist' })).toBeInTheDocument();
    act(pressBack);
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
  });

  test('offers no day outside the limits', async () => {
    await open();
    for (const [number, isOffered] of [
      ['9', false],
      ['10', true],
      ['25', true],
      ['26', false],
    ] as const)
      expect(inCalendar().getByRole<HTMLButtonElement>('button', { name: day(number) }).disabled).toBe(
        !isOffered,
      );
  });
});
