import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import { renderWithPortal } from '../testing/renderWithPortal';
import { DateField } from './DateField';

function Day({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-18');
  const change = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return <DateField label="Frist" value={day} min="2026-11-10" max="2026-11-25" onChange={change} />;
}

const open = async () => {
  const onChange = jest.fn();
  const { user } = renderWithPortal(<Day onChange={onChange} />);
  await user.click(screen.getByLabelText('Frist'));
  const calendar = within(await screen.findByRole('table'));
  return { user, onChange, calendar };
};

test('the calendar is Norwegian and its week begins on Monday', async () => {
  const { calendar } = await open();
  const weekdays = calendar.getAllByRole('columnheader').map(({ textContent }) => textContent.toLowerCase());
  expect(weekdays.map((day) => day.slice(0, 2))).toEqual(['ma', 'ti', 'on', 'to', 'fr', 'lø', 'sø']);
  expect(screen.getByText(/^nov/)).toBeInTheDocument();
});

test('a day is shown as DD.MM.YYYY, chosen in the calendar, and given as YYYY-MM-DD', async () => {
  const { user, onChange, calendar } = await open();
  expect(screen.getByLabelText('Frist')).toHaveValue('18.11.2026');
  await user.click(calendar.getByTitle('2026-11-20'));
  expect(onChange).toHaveBeenCalledWith('2026-11-20');
  expect(screen.getByLabelText('Frist')).toHaveValue('20.11.2026');
});

test('days outside the limits can not be chosen', async () => {
  const { user, onChange, calendar } = await open();
  await user.click(calendar.getByTitle('2026-11-09'));
  await user.click(calendar.getByTitle('2026-11-26'));
  expect(onChange).not.toHaveBeenCalled();
});
