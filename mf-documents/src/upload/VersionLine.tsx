import { summaryLimit } from '@byggtun/shared/contract/documentUpload';
import { TextField } from '@byggtun/shared/form/TextField';
import { useHeldForm } from '@byggtun/shared/form/useHeldForm';
import { Button } from 'antd';

import { useNewVersion } from './useNewVersion';

interface VersionLineProps {
  name: string;
  /** The document that is called so. */
  uuid: string;
  bufferGuid: string;
  /** Told what is said of it. */
  onSaved: (message: string) => void;
}

/** Makes the file a version of the document that is called so, with what was changed. */
export function VersionLine({ name, uuid, bufferGuid, onSaved }: VersionLineProps) {
  const form = useNewVersion({
    uuid,
    bufferGuid: () => bufferGuid,
    onSaved: (version) => onSaved(`Lastet opp som versjon ${version}`),
  });
  useHeldForm(form.id, form.running);
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
