const pagesOf = (stage: HTMLElement) => [...stage.querySelectorAll<HTMLElement>('[data-page]')];

/** The page that is in the middle of a scrolled stage, from 1. */
export const pageInSight = (stage: HTMLElement): number => {
  const middle = stage.scrollTop + stage.clientHeight / 2;
  return Math.max(1, pagesOf(stage).filter(({ offsetTop }) => offsetTop <= middle).length);
};

/** Brings a page to the top of its stage. */
export const showPage = (stage: HTMLElement, page: number): void =>
  pagesOf(stage)[page - 1]?.scrollIntoView({ block: 'start' });
