import { useState } from 'react';

import type { AreaModule } from '../area/defineArea';
import type { AreaDeclaration } from '../contract/area';
import type { Portal } from '../portal/portal';
import { MockHost } from './MockHost';
import type { MockPortal } from './mockPortal';

interface AloneProps {
  mock: MockPortal;
  area: AreaModule;
  manifest: AreaDeclaration;
  /** Who is signed in, by first name. */
  person: string;
  people: readonly string[];
  choosePerson: (person: string) => void;
}

/** An area without the shell, and the bar above it. */
export function Alone({ mock, area, manifest, person, people, choosePerson }: AloneProps) {
  const [slot, setSlot] = useState('');
  const [projectId, setProjectId] = useState('1');
  const [theme, setTheme] = useState<Portal['theme']>('light');
  const pages = manifest.routes.filter(({ path }) => !path.includes(':'));
  const { navigate } = mock.get();

  return (
    <>
      <div className="bt-toolbar" role="toolbar" aria-label="Området alene">
        <strong>mf-{manifest.name} alene</strong>
        <button onClick={() => navigate(-1)}>Tilbake</button>
        {pages.map(({ path, title }) => (
          <button key={path} onClick={() => navigate(path)}>
            {title}
          </button>
        ))}
        <Choice label="Person" value={person} choices={people} onChange={choosePerson} />
        <Choice
          label="Tema"
          value={theme}
          choices={['light', 'dark']}
          onChange={(chosen) => {
            const next = chosen === 'dark' ? 'dark' : 'light';
            setTheme(next);
            mock.setTheme(next);
          }}
        />
        <Choice label="Del" value={slot} choices={['', ...Object.keys(area.slots)]} onChange={setSlot} />
        {slot ? (
          <label>
            projectId <input value={projectId} onChange={(event) => setProjectId(event.target.value)} />
          </label>
        ) : null}
      </div>
      <MockHost
        mock={mock}
        module={area}
        manifest={manifest}
        slot={slot || undefined}
        params={slot ? { projectId } : undefined}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice || 'sider'}
          </option>
        ))}
      </select>
    </label>
  );
}
