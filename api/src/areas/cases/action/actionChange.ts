import { actionMay, actionTexts } from '@byggtun/shared/contract/actionRules';
import type { saveAction } from '@byggtun/shared/contract/actionSave';
import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { addsFilesAlone, type NewFiles } from '../../../record/case/addsFilesAlone';
import { requireVersion } from '../../../record/case/requireVersion';
import type { Action } from './actionTable';

/** The action as the caller sends it. */
export type ActionInput = z.output<typeof saveAction.body>;

/** What a save changes; undefined stays as it is. */
export interface ActionChange {
  kind: 'change';
  status: Action['status'] | undefined;
  responsibleId: number | undefined;
}

const nothingText = 'Ingenting er endret. Sett tiltaket som behandlet eller velg ny ansvarlig.';
const statusText = 'Tiltaket kan ikke få denne statusen.';

const allowedChange = (actor: Actor, before: Action, input: ActionInput): ActionChange => {
  const { actionStatus = before.status, responsibleId = before.responsible_id } = input;
  const isResponsible = actor.id === before.responsible_id;
  const may = actionMay(actor, {
    responsibleId: before.responsible_id,
    responsibleCompanyId: before.company_id,
    createdById: before.created_by_id,
    status: before.status,
  });
  const forbidden = () => refuse.forbidden(may.info ?? undefined);
  if (!isResponsible && !may.changeResponsible) throw forbidden();
  requireVersion(before, input, actionTexts.stale);
  const status = actionStatus !== before.status;
  const responsible = responsibleId !== before.responsible_id;
  if (status && !isResponsible) throw forbidden();
  if (status && actionStatus !== treatedStatus) throw refuse.invalid({ actionStatus: [statusText] });
  if (!status && !responsible)
    throw refuse.rule(input.actionStatus === treatedStatus ? actionTexts.alreadyTreated : nothingText);
  return {
    kind: 'change',
    status: status ? actionStatus : undefined,
    responsibleId: responsible ? responsibleId : undefined,
  };
};

/**
 * What the caller wants to change, once it is clear that they may (docs/product/actions.md#who-may-do-what, and the decisions).
 * @throws Refusal 403 for who may do none of it, or not this; 400 for a stale version, an action that is treated already,
 * a status that it can't get, or no change at all
 */
export const changeOf = (actor: Actor, before: Action, input: ActionInput): ActionChange | NewFiles => {
  const { actionStatus: status, responsibleId, attachments, version } = input;
  // Who was not shown that it is treated means to treat it.
  const meansChange = status === treatedStatus && version !== before.version;
  return addsFilesAlone(before, { status, responsibleId, attachments, meansChange })
    ? { kind: 'files' }
    : allowedChange(actor, before, input);
};
