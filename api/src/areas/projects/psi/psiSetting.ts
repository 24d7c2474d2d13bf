import type { SettingSource } from '../../../record/setting/settingSource';
import { findPsiAgreement } from './findPsiAgreement';
import { savePsiAgreement } from './savePsiAgreement';

/** The setting `psiAgreement`: the safety instructions that a person has confirmed (docs/product/projects.md#safety-instruction-psi). */
export const psiSetting: SettingSource = {
  read: async ({ db }, { personId }) => JSON.stringify(await findPsiAgreement(db, personId)),
  save: savePsiAgreement,
};
