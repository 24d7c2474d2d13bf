import type { NotKept as Why } from '@byggtun/shared/form/useTabDraft';

/** The device keeps one receipt of an order, that of the tab that was used last. */
const texts: Readonly<Record<Why, string>> = {
  otherTab:
    'Det du har ført opp her, er ikke lagret på enheten, fordi bestillingen også mottas i en annen fane. Det lagres når du endrer noe her.',
  noRoom:
    'Det du har ført opp her, er ikke lagret på enheten, fordi den ikke har plass. La siden stå åpen til varemottaket er bekreftet.',
};

/** Says that closing this tab would lose what is entered in it. */
export function NotKept({ why }: { why: Why | undefined }) {
  return <div role="status">{why ? <p className="order-banner">{texts[why]}</p> : null}</div>;
}
