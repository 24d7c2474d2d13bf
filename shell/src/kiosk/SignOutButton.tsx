import LogoutOutlined from '@ant-design/icons/LogoutOutlined';

/** The way out of a kiosk, always in sight in the top bar (document 1, section 2, "Application shell"). */
export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  return (
    <button type="button" className="bt-kiosk-sign-out" onClick={onSignOut}>
      <LogoutOutlined aria-hidden />
      Logg ut
    </button>
  );
}
