import { useId, useState } from 'react';
import type * as z from 'zod';

import { CallError } from '../http/CallError';
import { failureNotice } from '../http/failureNotice';
import { fieldErrors } from '../http/fieldErrors';
import { useFocusOnError } from './useFocusOnError';

/** Texts by field name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A form as its fields and its dialog see it. */
export interface Form<Values extends object> {
  values: Values;
  /** What is wrong, in the place of each field; a text leaves when its field is changed. */
  errors: FieldTexts;
  /** What the server said that belongs to no field. */
  failure: string | undefined;
  /** Something was typed that would be lost. */
  isDirty: boolean;
  running: boolean;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Checks, sends, and keeps everything when it fails. */
  submit: () => Promise<void>;
  /** Id of the form's element, where the first wrong field gets the focus. */
  id: string;
}

interface FormOptions<Values extends object, Output> {
  /** The contract's own rules, so that both ends refuse the same. */
  schema: z.ZodType<Output>;
  initial: Values;
  /** Sends the values; throws a `CallError` when they were not accepted. */
  onSubmit: (values: Output) => Promise<void>;
}

/** State of a form: values, texts of what is wrong, and the way to the server. */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const { schema, initial, onSubmit } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState(false);
  const id = useId();
  useFocusOnError(id, errors);

  const set: Form<Values>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
  };

  const refuse = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    const texts = fieldErrors(error);
    const hasHome = Object.keys(texts).some((name) => name in values);
    setErrors(texts);
    setFailure(hasHome ? undefined : failureNotice(error).text);
  };

  const submit = async () => {
    if (running) return;
    setFailure(undefined);
    const checked = schema.safeParse(values);
    if (!checked.success) return setErrors(firstTexts(checked.error));
    setRunning(true);
    await onSubmit(checked.data)
      .catch(refuse)
      .finally(() => setRunning(false));
  };

  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  return { values, errors, failure, isDirty, running, set, submit, id };
}

function firstTexts(error: z.ZodError): FieldTexts {
  const texts = error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(texts.reverse());
}
