import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

/** 'Bytt aktivt firma', for who acts for several (docs/product/sign-in.md#active-company). */
export function ChangeCompanyButton() {
  const { isByggtun, contactPersonRelations } = usePortal().session.profile;
  const dialog = useDialog(() => import('./ChangeCompany').then((change) => change.ChangeCompany), {
    early: false,
  });
  const active = contactPersonRelations.filter(({ inActive }) => !inActive);
  if (isByggtun || active.length < 2) return null;
  return (
    <>
      <Button onClick={dialog.open}>Bytt aktivt firma</Button>
      {dialog.Dialog ? <dialog.Dialog onClosed={dialog.close} /> : null}
    </>
  );
}
