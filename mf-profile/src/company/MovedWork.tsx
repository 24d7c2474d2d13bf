import type { OpenRecord, OpenWork } from '@byggtun/shared/contract/companySave';
import { formatCount } from '@byggtun/shared/text/count';

/** So many of each kind are named; of the others the number is told. */
const most = 10;

const isRequest = ({ path }: OpenRecord) => path.startsWith('/request');

function Part({ title, records }: { title: string; records: OpenRecord[] }) {
  if (records.length === 0) return null;
  const rest = records.length - most;
  return (
    <div>
      <h4>
        {title} ({formatCount(records.length)})
      </h4>
      <ul className="company-moved">
        {records.slice(0, most).map(({ id, name }) => (
          <li key={id}>
            {id} {name}
          </li>
        ))}
        {rest > 0 ? <li className="bt-secondary">og {formatCount(rest)} til</li> : null}
      </ul>
    </div>
  );
}

/** What moves when somebody is deactivated. */
export function MovedWork({ work: { regLines, actions, checkups } }: { work: OpenWork }) {
  if (regLines.length + actions.length + checkups.length === 0) return <p>Personen har ingen åpne saker.</p>;
  return (
    <>
      <p>Dette flyttes til deg:</p>
      <Part title="Reklamasjoner" records={regLines.filter((one) => !isRequest(one))} />
      <Part title="Henvendelser" records={regLines.filter(isRequest)} />
      <Part title="Tiltak" records={actions} />
      <Part title="Egenkontroller" records={checkups} />
    </>
  );
}
