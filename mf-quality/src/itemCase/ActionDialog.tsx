import { useFormWithFiles } from '@byggtun/shared/attachment/useFormWithFiles';
import type { ActionType, Severity } from '@byggtun/shared/contract/actionStatus';
import {
  actionDeadlines,
  actionSavedText,
  type ItemActionChoices,
  itemActionForm,
  itemCaseTexts,
  saveItemAction,
} from '@byggtun/shared/contract/itemCase';
import { DateField } from '@byggtun/shared/form/DateField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import type { Found } from '@byggtun/shared/form/SearchField';
import { SelectField } from '@byggtun/shared/form/SelectField';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { TextField } from '@byggtun/shared/form/TextField';
import { toOptions } from '@byggtun/shared/form/toOptions';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { ResponsibleField } from '@byggtun/shared/record/ResponsibleField';
import { counted } from '@byggtun/shared/text/count';
import { today } from '@byggtun/shared/text/date';
import { useState } from 'react';

import type { ItemCaseProps } from './askedCase';
import { CaseFiles } from './CaseFiles';
import { describeItem, titleOf } from './describeItem';
import { useItemCase } from './useItemCase';

interface Values {
  title: string;
  description: string;
  actionsType: ActionType | null;
  severity: Severity | null;
  timeLimit: string;
  responsibleId: number | undefined;
}

/** The one type, when there is no other to choose. */
const onlyType = ({ aberrationActionTypes: [first, ...others] }: ItemActionChoices) =>
  first && others.length === 0 ? first.key : null;

const notMade = { kind: 'error', text: itemCaseTexts.actionFailed } as const;

/** An action of an item: what is to be done, by whom and when. Of a deviation it says how many there are. */
export function ActionDialog(props: ItemCaseProps & { choices: ItemActionChoices }) {
  const { checklist, item, value, people, choices, onClosed } = props;
  const { aberrationId } = item;
  const { notify } = usePortal();
  const made = useItemCase(item, aberrationId === null);
  const { run } = useCommand(saveItemAction, { ...ownProgress, failed: notMade });
  const [responsible, setResponsible] = useState<Found>();
  const initial: Values = {
    title: titleOf(item),
    description: describeItem(checklist, item, value),
    actionsType: onlyType(choices),
    severity: null,
    timeLimit: today(),
    responsibleId: undefined,
  };
  const form = useForm({
    schema: itemActionForm(today()),
    initial,
    onSubmit: async ({ actionsType: aberrationActionType, timeLimit, ...words }) => {
      const action = { ...words, attachments: made.attachments };
      const of = { id: item.id, checklistId: checklist.id, aberrationId };
      const body = { ...of, requestId: made.requestId, timeLimit, aberrationActionType, action };
      const { checklistItem } = await made.orRefresh(run({ body }));
      made.finish(checklistItem, actionSavedText(item.txt));
    },
    onWrong: () => notify('warning', itemCaseTexts.allMissing),
  });
  const choose = (found: Found | undefined) => {
    setResponsible(found);
    form.set('responsibleId', found?.key);
  };
  const total = choices.aberrationActions.find((one) => one.aberrationId === aberrationId)?.totalActions ?? 0;
  return (
    <FormDialog
      title={`Tiltak: punkt ${item.number}`}
      submitText="Opprett tiltak"
      form={useFormWithFiles(form, made.uploads)}
      done={made.done}
      onClosed={onClosed}
    >
      {aberrationId === null ? null : (
        <p className="bt-secondary">
          Avvik {aberrationId} har {counted(total, 'tiltak', 'tiltak')} fra før.
        </p>
      )}
      <TextField label="Tittel" required maxLength={200} {...form.field('title')} />
      <SelectField
        label="Type"
        required
        options={toOptions(choices.aberrationActionTypes)}
        {...form.field('actionsType')}
      />
      <SelectField
        label="Alvorlighetsgrad"
        options={toOptions(choices.actionSeverities)}
        {...form.field('severity')}
      />
      <TextAreaField label="Beskrivelse" required maxLength={4000} {...form.field('description')} />
      <DateField label="Frist" required {...actionDeadlines(today())} {...form.field('timeLimit')} />
      <ResponsibleField
        users={people}
        value={responsible}
        error={form.errors.responsibleId}
        onChange={choose}
      />
      <CaseFiles uploads={made.uploads} images={made.images} imageCount={made.imageCount} />
    </FormDialog>
  );
}
