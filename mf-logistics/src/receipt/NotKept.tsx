/** Says that closing this tab would lose what is entered in it: the device keeps one receipt of an order, that of the tab that was used last. */
export function NotKept({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown ? (
        <p className="order-banner">
          Det du har ført opp her, er ikke lagret på enheten, fordi bestillingen også mottas i en annen fane.
          Det lagres når du endrer noe her.
        </p>
      ) : null}
    </div>
  );
}
