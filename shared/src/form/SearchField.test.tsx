import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderWithPortal } from '../testing/renderWithPortal';
import { FormDialog } from './FormDialog';
import { type Found, SearchField } from './SearchField';

const people: Found[] = [
  { key: 1, text: 'Marte Haugen', detail: 'Nordre Tømrer AS' },
  { key: 2, text: 'Piotr Kowalski', detail: 'Nordre Tømrer AS' },
];

function Search({ onType, onChange }: { onType: (text: string) => void; onChange: (one?: Found) => void }) {
  const [value, setValue] = useState<Found>();
  const [typed, setTyped] = useState('');
  return (
    <SearchField
      label="Ansvarlig"
      value={value}
      found={people.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()))}
      onType={(text) => {
        setTyped(text);
        onType(text);
      }}
      onChange={(one) => {
        setValue(one);
        onChange(one);
      }}
    />
  );
}

// jsdom scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const open = () => {
  const onType = jest.fn();
  const onChange = jest.fn();
  const view = renderWithPortal(<Search onType={onType} onChange={onChange} />);
  return { ...view, onType, onChange, box: screen.getByRole('combobox', { name: 'Ansvarlig' }) };
};

test('a press shows what there is, a choice fills the field and closes the list', async () => {
  const { user, box, onChange } = open();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.click(box);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('option', { name: /Piotr/ }));
  expect(onChange).toHaveBeenLastCalledWith(people[1]);
  expect(box).toHaveValue('Piotr Kowalski');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('by keyboard: arrows move, Enter chooses, and the field tells where it is', async () => {
  const { user, box } = open();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: /Piotr/ });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(box).toHaveValue('Marte Haugen');
});

test('Escape, or leaving, gives the search up and keeps what was chosen', async () => {
  const { user, box, onChange, onType } = open();
  await user.type(box, 'mar{Enter}');
  onChange.mockClear();
  await user.type(box, 'x');
  expect(onType).toHaveBeenLastCalledWith('Marte Haugenx');
  await user.keyboard('{Escape}');
  expect(box).toHaveValue('Marte Haugen');
  await user.type(box, 'y');
  await user.tab();
  expect(box).toHaveValue('Marte Haugen');
  expect(onType).toHaveBeenLastCalledWith('');
  expect(onChange).not.toHaveBeenCalled();
});

test('an emptied field is no choice', async () => {
  const { user, box, onChange } = open();
  await user.type(box, 'mar{Enter}');
  await user.clear(box);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('Enter leaves what fits nothing to be corrected', async () => {
  const { user, box, onChange } = open();
  await user.type(box, 'mqr{Enter}');
  expect(box).toHaveValue('mqr');
  await user.keyboard('{Backspace}{Backspace}ar{Enter}');
  expect(onChange.mock.calls).toEqual([[people[0]]]);
  expect(box).toHaveValue('Marte Haugen');
});

test('in a dialog Escape closes the list first, and then the dialog', async () => {
  const form = {
    ...{ id: 'skjema', failure: undefined, isDirty: false, running: false },
    submit: () => Promise.resolve(),
  };
  const onClosed = jest.fn();
  const { user } = renderWithPortal(
    <FormDialog title="Nytt tiltak" submitText="Lagre" form={form} done={false} onClosed={onClosed}>
      <Search onType={jest.fn()} onChange={jest.fn()} />
    </FormDialog>,
  );
  // While it opens it takes the focus to itself.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await user.click(screen.getByRole('combobox', { name: 'Ansvarlig' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
});
