const pagesOf = (stage: HTMLElement) => [...stage.querySelectorAll<HTMLElement>('[data-page]')];

/** The page that is in the middle of a scrolled stage, from 1. */
export const pageInSight = (stage: HTMLElement): number => {
  const middle = stage.scrollTop + stage.clientHeight / 2;
  return Math.max(1, pagesOf(stage).filter(({ offsetTop }) => offsetTop <= middle).length);
};

/** Whether the last page is the one that is looked at, or all of them are on the screen to its end. */
export const isEndInSight = (stage: HTMLElement): boolean =>
  pageInSight(stage) === pagesOf(stage).length ||
  stage.scrollTop + stage.clientHeight >= stage.scrollHeight - 1;

/** Brings a page to the top of its stage. */
export const showPage = (stage: HTMLElement, page: number): void =>
  pagesOf(stage)[page - 1]?.scrollIntoView({ block: 'start' });
