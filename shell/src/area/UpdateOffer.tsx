import { PlainButton } from '@byggtun/shared/ui/PlainButton';

import { updateOffer } from './shellUpdate';

/** Offers to reload the page for a newer shell, while there is something that a reload would lose. */
export function UpdateOffer() {
  if (!updateOffer.use()) return null;
  return (
    <div className="bt-bar" role="status">
      <span>En ny versjon av portalen er klar. Last siden på nytt når du har lagret.</span>
      <PlainButton onClick={() => window.location.reload()}>Last på nytt</PlainButton>
    </div>
  );
}
