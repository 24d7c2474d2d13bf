import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form';
import type * as z from 'zod';

import { CallError } from '../http/CallError';
import { failureNotice } from '../http/failureNotice';
import { fieldErrors } from '../http/fieldErrors';
import { useFocusOnError } from './useFocusOnError';
import { useUnsaved } from './useUnsaved';

/** Texts by field name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What a field shows and what it is told: the props that every field of `shared/form` takes. */
export interface BoundField<Value> {
  value: Value;
  error: string | undefined;
  /** Stays the same function, for fields that are dear to draw. */
  onChange: (value: Value) => void;
}

/** A form as its fields and its dialog see it. */
export interface Form<Values extends FieldValues> {
  values: Values;
  /** What is wrong, in the place of each field; a text leaves when its field is changed. */
  errors: FieldTexts;
  /** What the server said that belongs to no field; stays until the next try. */
  failure: string | undefined;
  /** Something was typed that would be lost. */
  isDirty: boolean;
  /** It is checked or sent; whoever draws it holds its fields meanwhile (`useHeldForm`). */
  running: boolean;
  /** Stays the same function, for fields that are dear to draw. */
  set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  /** Binds a field by the name of its value: `<TextField label="Tittel" {...form.field('title')} />`. */
  field: <Name extends Path<Values>>(name: Name) => BoundField<PathValue<Values, Name>>;
  /** The values at this moment, also inside a save that started some renders ago. */
  read: () => Values;
  /** Starts over from these values. */
  reset: (values: Values) => void;
  /** Checks, sends, and keeps everything when it fails. */
  submit: () => Promise<void>;
  /** Id of the form's element, where the first wrong field gets the focus. */
  id: string;
}

interface FormOptions<Values extends FieldValues, Output> {
  /** The contract's own rules, so that both ends refuse the same. */
  schema: z.ZodType<Output, NoInfer<Values>>;
  initial: Values;
  /** Sends the values; throws a `CallError` when they were not accepted. */
  onSubmit: (values: Output) => Promise<void>;
  /** Told what the rules refused, beside the texts in the fields. */
  onWrong?: (errors: FieldTexts) => void;
}

/** State of a form, kept by react-hook-form: values, texts of what is wrong, and the way to the server. */
export function useForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, initial, onSubmit, onWrong } = options;
  const form = useHookForm<Values, unknown, Output>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: zodResolver<Values, unknown, Output>(schema),
    // A text stays where it is until its field is changed; nothing is checked before somebody wants to save.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control, compute: (now: Values) => now });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const id = useId();
  useFocusOnError(id, submitCount);
  useUnsaved(isDirty);

  const { setValue, clearErrors } = form;
  const set: Form<Values>['set'] = useCallback(
    (name, value) => {
      setValue(name, value, { shouldDirty: true });
      clearErrors(name);
    },
    [setValue, clearErrors],
  );

  const errorTexts = textsOf(errors);
  const [changes] = useState(() => new Map<string, (value: never) => void>());
  const field: Form<Values>['field'] = <Name extends Path<Values>>(name: Name) => {
    const onChange = changes.get(name) ?? ((value: PathValue<Values, Name>) => set(name, value));
    changes.set(name, onChange);
    return { value: values[name], error: errorTexts[name], onChange };
  };

  const send = (output: Output) =>
    onSubmit(output).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      const texts = Object.entries(fieldErrors(error)).filter(([name]) => name in initial);
      for (const [name, message] of texts) form.setError(name as Path<Values>, { message });
      if (texts.length === 0) form.setError('root', { message: failureNotice(error).text });
    });

  return {
    values,
    errors: errorTexts,
    failure: errors.root?.message,
    isDirty,
    running: isSubmitting,
    set,
    field,
    read: form.getValues,
    reset: (start) => form.reset(start),
    submit: async () => {
      if (isSubmitting) return;
      await form.handleSubmit(send, (wrong) => onWrong?.(textsOf(wrong)))();
    },
    id,
  };
}

function textsOf(errors: FieldErrors): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name !== 'root' && typeof error?.message === 'string' ? [[name, error.message] as const] : [],
    ),
  );
}
