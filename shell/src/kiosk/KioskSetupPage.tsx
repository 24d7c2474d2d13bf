import './kiosk.css';

import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { listKioskProjects } from '@byggtun/shared/contract/kiosk';
import { call } from '@byggtun/shared/http/call';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { useState } from 'react';
import useSWR from 'swr';

import { ProjectButtons } from '../touch/ProjectButtons';
import { readKioskProjects, saveKioskProjects } from './kioskProjects';
import { ScrollToTop } from './ScrollToTop';

interface KioskSetupPageProps {
  apiBase: string;
  /** Told when the kiosk knows its projects. */
  onSaved: () => void;
}

const nobody = () => Promise.reject(new Error('nobody is signed in on a kiosk that is being set up'));

/**
 * Kiosk setup (docs/product/kiosk.md#set-up): which projects this terminal belongs to. Open to everybody, and drawn without antd
 * as the start page is; so its warning stands below the button and is no snackbar.
 */
export function KioskSetupPage({ apiBase, onSaved }: KioskSetupPageProps) {
  const [selected, setSelected] = useState(readKioskProjects);
  const [search, setSearch] = useState('');
  const [warned, setWarned] = useState(false);
  const { data, error, mutate } = useSWR<ProjectName[], unknown>(listKioskProjects.path, () =>
    call({ base: apiBase, getToken: nobody }, listKioskProjects, {}),
  );
  const [chosen, others] = [useKeptFocus<HTMLElement>(), useKeptFocus<HTMLElement>()];
  const isSelected = ({ id }: ProjectName) => selected.some((one) => one.id === id);
  const wanted = search.trim().toLowerCase();
  const found = data?.filter(({ name }) => name.toLowerCase().includes(wanted));

  const save = () => {
    if (selected.length === 0) return setWarned(true);
    saveKioskProjects(selected);
    onSaved();
  };

  return (
    <main className="bt-kiosk-setup">
      <h1>Oppsett av kiosk</h1>
      <p>Velg ett eller flere prosjekter som denne kiosken tilhører.</p>
      <section aria-labelledby="valgte" {...chosen}>
        <h2 id="valgte">Valgte prosjekter</h2>
        {selected.length === 0 && <p className="bt-secondary">Ingen er valgt ennå.</p>}
        <ProjectButtons
          projects={selected}
          verb="Fjern"
          onChoose={({ id }) => setSelected(selected.filter((one) => one.id !== id))}
        />
        {/* A press on it says why nothing happens (docs/product/kiosk.md#set-up). */}
        <button
          type="button"
          className="bt-start-button"
          aria-disabled={selected.length === 0}
          onClick={save}
        >
          Lagre
        </button>
        {warned && selected.length === 0 && (
          <p className="bt-kiosk-warning" role="alert">
            Ingen prosjekter valgt!
          </p>
        )}
      </section>
      <section aria-labelledby="alle" {...others}>
        <h2 id="alle">Alle prosjekter</h2>
        <input
          type="search"
          className="bt-kiosk-search"
          aria-label="Søk etter prosjekt"
          placeholder="Søk etter prosjekt"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {error !== undefined && (
          <p className="bt-kiosk-warning" role="alert">
            Prosjektene kunne ikke hentes.{' '}
            <button type="button" className="bt-touch-button" onClick={() => void mutate()}>
              Prøv igjen
            </button>
          </p>
        )}
        {found?.length === 0 && <p>Ingen prosjekter heter noe med «{search.trim()}».</p>}
        <ProjectButtons
          projects={found?.filter((project) => !isSelected(project)) ?? []}
          verb="Velg"
          onChoose={(project) => setSelected([...selected, project])}
        />
      </section>
      <ScrollToTop />
    </main>
  );
}
