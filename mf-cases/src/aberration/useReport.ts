import { useFormWithFiles } from '@byggtun/shared/attachment/useFormWithFiles';
import { useUploads } from '@byggtun/shared/attachment/useUploads';
import { aberrationSavedTexts } from '@byggtun/shared/contract/aberration';
import type { AberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { aberrationForm, aberrationTexts } from '@byggtun/shared/contract/aberrationForm';
import { type ErrorAnswer, savedBefore } from '@byggtun/shared/contract/error';
import { paths } from '@byggtun/shared/contract/paths';
import type { Found } from '@byggtun/shared/form/SearchField';
import { useForm } from '@byggtun/shared/form/useForm';
import { useLeaveWarning } from '@byggtun/shared/form/useLeaveWarning';
import { statusOf } from '@byggtun/shared/http/CallError';
import { usePortal } from '@byggtun/shared/portal/portal';
import { refusedWith } from '@byggtun/shared/record/refusedWith';
import { today } from '@byggtun/shared/text/date';
import { useEffect, useEffectEvent, useState } from 'react';

import { type ReportChoices, useSendReport } from './reportData';
import type { ReportForm } from './reportForm';
import type { ReportKind } from './reportKind';
import type { ReportStart } from './reportStart';
import { toForm } from './reportValues';
import { useIsShown } from './useIsShown';
import { useKeptReport } from './useKeptReport';
import { useReportDraft } from './useReportDraft';
import { useRequestNumber } from './useRequestNumber';

/** The fields without which nothing is sent. */
const required = ['title', 'description', 'aberrationTypeId', 'responsible', 'projTable'];

/** A report while it is filled in: kept on the device at each change, sent once. */
export function useReport(kind: ReportKind, choices: ReportChoices, from: ReportStart) {
  const { notify, back } = usePortal();
  const draft = useReportDraft(kind);
  const send = useSendReport(kind);
  const request = useRequestNumber(draft.found);
  const isShown = useIsShown();
  const [savedAs, setSavedAs] = useState<ErrorAnswer>();
  const empty = (number = request.number): AberrationDraft => ({
    ...number,
    values: toForm(choices, from),
    attachments: [],
  });
  const [start, setStart] = useState(() => draft.found ?? empty());
  const [cameBack, setCameBack] = useState(draft.found !== undefined);
  const [responsible, setResponsible] = useState(start.responsible);
  const uploads = useUploads(`report.${kind.category}`, start.wasSent ? [] : start.attachments);
  const putBackFirst = useEffectEvent(() => {
    // A save whose answer was lost may have them: the server would say that it has forgotten them.
    if (start.wasSent) uploads.putBack(start.attachments);
  });
  useEffect(() => putBackFirst(), []);

  const form: ReportForm = useForm({
    schema: aberrationForm(today()),
    initial: start.values,
    onSubmit: async (values) => {
      const { actionId } = await send({
        ...values,
        id: -1,
        category: kind.category,
        requestId: request.begin(),
        attachments: uploads.toSave,
      }).catch((error: unknown) => {
        const before = refusedWith(error, savedBefore.code);
        setSavedAs(before);
        // The server may have thrown away a file of it since: the refusal does not say which.
        if (statusOf(error) === 400 && !before) uploads.check();
        throw error;
      });
      forget();
      form.reset(form.read());
      uploads.clear(uploads.toSave);
      notify('success', aberrationSavedTexts[kind.category]);
      if (isShown()) back(paths.action(actionId));
    },
    onWrong: (errors) => {
      if (required.some((name) => name in errors)) notify('warning', aberrationTexts.somethingMissing);
    },
  });
  const { isKept, forget } = useKeptReport(draft, start, {
    ...request.number,
    values: form.values,
    responsible,
    attachments: uploads.toSave,
  });

  useLeaveWarning(isKept && draft.notKept !== undefined);

  const { submit } = useFormWithFiles(form, uploads);

  return {
    form,
    uploads,
    responsible,
    chooseResponsible: (chosen: Found | undefined) => {
      setResponsible(chosen);
      form.set('responsible', chosen?.key ?? null);
    },
    submit,
    /** What the last try was refused with, when the report had been saved with other content before. */
    savedAs: form.failure === undefined ? undefined : savedAs,
    /** Saves what stands in the form as another report than the one that was saved before. */
    saveToo: async () => {
      request.renew();
      await submit();
    },
    /** Whether the device has it. */
    draft: isKept ? (draft.notKept ?? ('kept' as const)) : ('untouched' as const),
    /** The draft from before is shown. */
    cameBack,
    /** That draft is about something else than what the form was opened with. */
    isBesideDraft: from.title !== undefined && from.title !== start.values.title,
    discard: () => {
      const fresh = empty(request.renew());
      forget(fresh);
      setCameBack(false);
      setStart(fresh);
      setResponsible(undefined);
      uploads.items.forEach(({ key }) => uploads.remove(key));
      form.reset(fresh.values);
    },
  };
}
