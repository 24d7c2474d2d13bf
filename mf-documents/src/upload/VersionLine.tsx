import { summaryLimit } from '@byggtun/shared/contract/documentUpload';
import { TextField } from '@byggtun/shared/form/TextField';
import { useHeldForm } from '@byggtun/shared/form/useHeldForm';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';

import { useNewVersion } from './useNewVersion';

/** A word on what was changed that stands in a form: `written`, or `sending` with its file. */
export type WordState = 'written' | 'sending';

interface VersionLineProps {
  name: string;
  /** The document that is called so. */
  uuid: string;
  bufferGuid: string;
  /** Told what is said of it. */
  onSaved: (message: string) => void;
  /** Told what becomes of the word; undefined while there is none. */
  onWord: (bufferGuid: string, state: WordState | undefined) => void;
}

const stateOf = ({ isDirty, running }: Pick<ReturnType<typeof useNewVersion>, 'isDirty' | 'running'>) => {
  if (running) return 'sending';
  return isDirty ? 'written' : undefined;
};

/** Makes the file a version of the document that is called so, with what was changed. */
export function VersionLine({ name, uuid, bufferGuid, onSaved, onWord }: VersionLineProps) {
  const form = useNewVersion({
    uuid,
    bufferGuid: () => bufferGuid,
    onSaved: (version) => onSaved(`Lastet opp som versjon ${version}`),
  });
  useHeldForm(form.id, form.running);
  const word = stateOf(form);
  const tell = useEffectEvent((state: WordState | undefined) => onWord(bufferGuid, state));
  useEffect(() => {
    tell(word);
    return () => tell(undefined);
  }, [word]);
  return (
    <form
      id={form.id}
      className="documents-version-line"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.failure ? (
        <p className="bt-form-failure" role="alert">
          {form.failure}
        </p>
      ) : null}
      <TextField
        label={`Endringsmelding for ${name}`}
        required
        maxLength={summaryLimit}
        {...form.field('changeSummary')}
      />
      <Button htmlType="submit" loading={form.running}>
        Lagre som ny versjon
      </Button>
    </form>
  );
}
