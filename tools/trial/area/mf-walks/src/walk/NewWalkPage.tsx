import { saveWalk, walkPaths } from '@byggtun/shared/contract/walk';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useSearchParams } from '@byggtun/shared/portal/router';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { Button } from 'antd';

/** A new safety walk in the project of the address. */
export function NewWalkPage() {
  const [search] = useSearchParams();
  const { badges, navigate, notify } = usePortal();
  const { run } = useCommand(saveWalk);
  const form = useForm({
    schema: saveWalk.body,
    initial: { title: '', projectId: Number(search.get('projectId')) },
    onSubmit: async (body) => {
      await run({ body });
      badges.refresh();
      form.reset(body);
      notify('success', 'Vernerunden er lagt til!');
      navigate(walkPaths.list);
    },
  });
  return (
    <Page heading="Ny vernerunde">
      <form
        id={form.id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Card title="Informasjon">
          <TextField label="Tittel" required maxLength={200} {...form.field('title')} />
          {form.failure ? <p role="alert">{form.failure}</p> : null}
          <Button type="primary" htmlType="submit" loading={form.running}>
            Opprett
          </Button>
        </Card>
      </form>
    </Page>
  );
}
