import LogoutOutlined from '@ant-design/icons/LogoutOutlined';

/** The way out of a kiosk, always in sight in the top bar (docs/product/kiosk.md#nobody-finds-the-one-before). */
export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  return (
    <button type="button" className="bt-kiosk-sign-out" onClick={onSignOut}>
      <LogoutOutlined aria-hidden />
      Logg ut
    </button>
  );
}
