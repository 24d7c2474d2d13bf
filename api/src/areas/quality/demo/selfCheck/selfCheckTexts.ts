import type { Some, Trade } from '../../../../record/demo/trade';
import { carpentryChecks, developerChecks, windowChecks } from './frameChecks';
import {
  electricityChecks,
  paintChecks,
  plumbingChecks,
  tileChecks,
  ventilationChecks,
} from './interiorChecks';
import type { SelfCheckText } from './selfCheckText';

/** The self-checks of the demo data, by trade; undefined for the developer's own. */
export const selfCheckTexts: ReadonlyMap<Trade | undefined, Some<SelfCheckText>> = new Map<
  Trade | undefined,
  Some<SelfCheckText>
>([
  [undefined, developerChecks],
  ['carpentry', carpentryChecks],
  ['windows', windowChecks],
  ['electricity', electricityChecks],
  ['plumbing', plumbingChecks],
  ['tiles', tileChecks],
  ['paint', paintChecks],
  ['ventilation', ventilationChecks],
]);

/** What people write about an activity. */
export const selfCheckComments: Some<string> = [
  'Utført som beskrevet.',
  'Målt på tre steder, alt innenfor krav.',
  'Gjort sammen med Byggtun på befaring.',
  'Bilder ligger i mappen for leiligheten.',
  'Måtte rettes én gang, i orden nå.',
  'Venter på materiell til siste rom.',
];
