import type { AberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { aberrationForm, aberrationTexts } from '@byggtun/shared/contract/aberrationForm';
import { paths } from '@byggtun/shared/contract/paths';
import type { Found } from '@byggtun/shared/form/SearchField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { today } from '@byggtun/shared/text/date';
import { useEffect, useEffectEvent, useState } from 'react';

import { type ReportChoices, useSendReport } from './reportData';
import type { ReportForm } from './reportForm';
import type { ReportKind } from './reportKind';
import { toForm } from './reportValues';
import { useReportDraft } from './useReportDraft';

/** The fields without which nothing is sent. */
const required = ['title', 'description', 'aberrationTypeId', 'responsible', 'projTable'];

/** A report while it is filled in: kept on the device at each change, sent once. */
export function useReport(kind: ReportKind, choices: ReportChoices) {
  const { notify, back } = usePortal();
  const draft = useReportDraft(kind);
  const send = useSendReport(kind);
  const empty = (): AberrationDraft => ({
    requestId: crypto.randomUUID(),
    values: toForm(choices.aberration),
  });
  const [start, setStart] = useState(() => draft.found ?? empty());
  const [cameBack, setCameBack] = useState(draft.found !== undefined);
  const [responsible, setResponsible] = useState(start.responsible);

  const form: ReportForm = useForm({
    schema: aberrationForm(today()),
    initial: start.values,
    onSubmit: async (values) => {
      const { actionId } = await send({
        ...values,
        id: -1,
        category: kind.category,
        requestId: start.requestId,
      });
      draft.forget();
      form.reset(form.read());
      notify('success', kind.saved);
      back(paths.action(actionId));
    },
    onWrong: (errors) => {
      if (required.some((name) => name in errors)) notify('warning', aberrationTexts.somethingMissing);
    },
  });

  const keep = useEffectEvent(() => {
    if (form.isDirty && !form.running) draft.keep({ ...start, values: form.values, responsible });
  });
  useEffect(() => keep(), [form.values, responsible]);

  return {
    form,
    responsible,
    chooseResponsible: (chosen: Found | undefined) => {
      setResponsible(chosen);
      form.set('responsible', chosen?.key);
    },
    /** The draft from before is shown. */
    cameBack,
    discard: () => {
      const fresh = empty();
      draft.forget();
      setCameBack(false);
      setStart(fresh);
      setResponsible(undefined);
      form.reset(fresh.values);
    },
  };
}
