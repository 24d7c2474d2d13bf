import type { Trade } from '../../../../record/demo/trade';

/** The trades as self-checks number them, after the parts of buildings (NS 3451); one for the developer's own. */
export const tradeCodes: readonly { id: number; code: string; name: string; trade: Trade | undefined }[] = [
  { id: 1, code: '10', name: 'Byggherre', trade: undefined },
  { id: 2, code: '23', name: 'Tømrerarbeid', trade: 'carpentry' },
  { id: 3, code: '24', name: 'Vinduer og dører', trade: 'windows' },
  { id: 4, code: '25', name: 'Flis og membran', trade: 'tiles' },
  { id: 5, code: '26', name: 'Maling', trade: 'paint' },
  { id: 6, code: '31', name: 'Sanitær', trade: 'plumbing' },
  { id: 7, code: '36', name: 'Luftbehandling', trade: 'ventilation' },
  { id: 8, code: '43', name: 'Elkraft', trade: 'electricity' },
];
