import { useUploads } from '@byggtun/shared/attachment/useUploads';
import { aberrationSavedTexts } from '@byggtun/shared/contract/aberration';
import type { AberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { aberrationForm, aberrationTexts } from '@byggtun/shared/contract/aberrationForm';
import { paths } from '@byggtun/shared/contract/paths';
import type { Found } from '@byggtun/shared/form/SearchField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { today } from '@byggtun/shared/text/date';
import { useState } from 'react';

import { type ReportChoices, useSendReport } from './reportData';
import type { ReportForm } from './reportForm';
import type { ReportKind } from './reportKind';
import { toForm } from './reportValues';
import { useKeptReport } from './useKeptReport';
import { useReportDraft } from './useReportDraft';

/** The fields without which nothing is sent. */
const required = ['title', 'description', 'aberrationTypeId', 'responsible', 'projTable'];

const notUpYet = 'Vent til filene er lastet opp.';
const notUp = 'En fil ble ikke lastet opp. Prøv igjen, eller ta den bort.';

/** A report while it is filled in: kept on the device at each change, sent once. */
export function useReport(kind: ReportKind, choices: ReportChoices, houseId?: number) {
  const { notify, back } = usePortal();
  const draft = useReportDraft(kind);
  const send = useSendReport(kind);
  const empty = (): AberrationDraft => ({
    requestId: crypto.randomUUID(),
    values: toForm(choices.aberration, choices.buildings.find(({ id }) => id === houseId)?.id),
    attachments: [],
  });
  const [start, setStart] = useState(() => draft.found ?? empty());
  const [cameBack, setCameBack] = useState(draft.found !== undefined);
  const [responsible, setResponsible] = useState(start.responsible);
  const uploads = useUploads(start.attachments);

  const form: ReportForm = useForm({
    schema: aberrationForm(today()),
    initial: start.values,
    onSubmit: async (values) => {
      const { actionId } = await send({
        ...values,
        id: -1,
        category: kind.category,
        requestId: start.requestId,
        attachments: uploads.toSave,
      });
      forget();
      form.reset(form.read());
      uploads.clear();
      notify('success', aberrationSavedTexts[kind.category]);
      back(paths.action(actionId));
    },
    onWrong: (errors) => {
      if (required.some((name) => name in errors)) notify('warning', aberrationTexts.somethingMissing);
    },
  });
  const { isKept, forget } = useKeptReport(draft, start, {
    requestId: start.requestId,
    values: form.values,
    responsible,
    attachments: uploads.toSave,
  });

  return {
    form,
    uploads,
    responsible,
    chooseResponsible: (chosen: Found | undefined) => {
      setResponsible(chosen);
      form.set('responsible', chosen?.key);
    },
    submit: async () => {
      if (uploads.busy) notify('warning', notUpYet);
      else if (uploads.failed) notify('warning', notUp);
      else await form.submit();
    },
    isKept,
    /** The draft from before is shown. */
    cameBack,
    discard: () => {
      const fresh = empty();
      forget(fresh);
      setCameBack(false);
      setStart(fresh);
      setResponsible(undefined);
      uploads.items.forEach(({ key }) => uploads.remove(key));
      form.reset(fresh.values);
    },
  };
}
