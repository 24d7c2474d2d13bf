import BookOutlined from '@ant-design/icons/BookOutlined';
import { getGuides } from '@byggtun/shared/contract/guide';
import { useCall } from '@byggtun/shared/portal/useCall';

interface GuideProps {
  address: string | null | undefined;
  text: string;
}

function Guide({ address, text }: GuideProps) {
  if (!address) return null;
  return (
    <a className="bt-link-button" href={address} target="_blank" rel="noreferrer">
      <BookOutlined aria-hidden />
      {text}
      <span className="bt-hidden"> (åpnes i en ny fane)</span>
    </a>
  );
}

/** 'Personalhåndbok' and 'Brukerveiledning', where the portal has them (docs/product/profile.md#handbooks). */
export function GuideLinks() {
  const { data } = useCall(getGuides, {}, { quiet: true });
  return (
    <>
      <Guide address={data?.handbook} text="Personalhåndbok" />
      <Guide address={data?.userGuide} text="Brukerveiledning" />
    </>
  );
}
