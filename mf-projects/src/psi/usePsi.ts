import { getProject, listProjects, type Project } from '@byggtun/shared/contract/project';
import { type PsiAgreement, psiProblem, psiTexts } from '@byggtun/shared/contract/psi';
import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { putSetting } from '@byggtun/shared/contract/setting';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { today } from '@byggtun/shared/text/date';
import { useState } from 'react';

interface PsiFacts {
  project: Pick<Project, 'id' | 'isPsiMissing' | 'psiConfirmed'>;
  hasCard: boolean;
  /** The document has been on the screen to its last page since this page was opened. */
  opened: boolean;
}

/** Confirming the safety instruction of a project: why it can't be done now, and doing it (docs/product/projects.md#safety-instruction-psi). */
export function usePsi({ project, hasCard, opened }: PsiFacts) {
  const { notify } = usePortal();
  const { run, running } = useCommand(putSetting, ownProgress);
  const refreshProject = useRefresh(getProject);
  const refreshAll = useRefresh(listProjects);
  const refreshRecent = useRefresh(listRecentProjects);
  const [confirmed, setConfirmed] = useState(false);
  const { id, isPsiMissing, psiConfirmed } = project;

  const confirm = async () => {
    if (psiConfirmed) return notify('warning', psiTexts.confirmed);
    const agreement: PsiAgreement = { [id]: { date: today(), confirm: true } };
    try {
      await run({ params: { key: 'psiAgreement' }, body: JSON.stringify(agreement) });
      setConfirmed(true);
      notify('success', 'Sikkerhetsinstruksen er bekreftet.');
    } catch {
      // Told already. Somebody may have confirmed it in another tab, or taken the document away.
    }
    refreshProject();
    refreshAll();
    refreshRecent();
  };
  return {
    /** Why it can't be confirmed; that it is confirmed is no hindrance to read it, and is told when somebody confirms it again. */
    problem: psiProblem({ isPsiMissing, hasCard, opened, psiConfirmed: false }),
    running,
    confirm,
    /** It went through in this dialog. */
    confirmed,
  };
}
