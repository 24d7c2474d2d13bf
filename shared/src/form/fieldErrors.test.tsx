import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as z from 'zod';

import { renderWithPortal } from '../testing/renderWithPortal';
import { ChoiceField } from './ChoiceField';
import { CommentField } from './CommentField';
import { DateField } from './DateField';
import { SearchField } from './SearchField';
import { SelectField } from './SelectField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';
import { useForm } from './useForm';

const text = 'Må fylles ut!';
const schema = z.object({ first: z.string().min(1, text), second: z.string().min(1, text) });

type DrawField = (error: string | undefined) => ReactNode;

const nothing = () => undefined;
const about = { label: 'Felt', onChange: nothing } as const;

/** Every field of the product. */
const fields: Record<string, DrawField> = {
  text: (error) => <TextField {...about} value="" error={error} />,
  'text of several lines': (error) => <TextAreaField {...about} value="" error={error} />,
  comment: (error) => <CommentField {...about} value="" error={error} />,
  day: (error) => <DateField {...about} value="" error={error} />,
  selection: (error) => <SelectField {...about} options={[]} value={undefined} error={error} />,
  choice: (error) => (
    <ChoiceField {...about} choices={[{ value: 1, label: 'Ja' }]} value={undefined} error={error} />
  ),
  search: (error) => <SearchField {...about} found={[]} value={undefined} onType={nothing} error={error} />,
};

/** A form that refuses what stands in it: the field, and another one that is wrong as well. */
function Wrong({ draw }: { draw: DrawField }) {
  const form = useForm({ schema, initial: { first: '', second: '' }, onSubmit: () => Promise.resolve() });
  return (
    <form
      id={form.id}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {draw(form.errors.first)}
      <TextField label="Annet" value="" error={form.errors.second} onChange={nothing} />
      <button type="submit">Lagre</button>
    </form>
  );
}

describe.each(Object.entries(fields))('what is wrong in a field (%s)', (_name, draw) => {
  test('is read with the field, to which the focus goes, and not said a second time', async () => {
    const { user } = renderWithPortal(<Wrong draw={draw} />);
    await user.click(screen.getByRole('button', { name: 'Lagre' }));
    expect(await screen.findAllByText(text)).toHaveLength(2);
    const focused =
      screen.queryByRole('radio') ?? screen.getByLabelText(/^Felt/, { selector: 'input, select, textarea' });
    const described = screen.queryByRole('radiogroup') ?? focused;
    expect(focused).toHaveFocus();
    expect(described).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('what is wrong in the field that has the focus is said, since it is not read again', async () => {
  const { user } = renderWithPortal(<Wrong draw={(error) => fields.text?.(error)} />);
  await user.type(screen.getByLabelText('Felt'), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Felt')).toHaveFocus();
});
