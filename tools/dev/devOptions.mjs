// @ts-check
import { parseArgs } from 'node:util';

/** The demo people by first name, as `--as` takes them. */
export const people = {
  kari: 'kari@byggtun.example',
  henrik: 'henrik@byggtun.example',
  marte: 'marte@nordretomrer.example',
  piotr: 'piotr@nordretomrer.example',
  lars: 'lars@granlund.example',
  silje: 'silje@granlund.example',
};

/**
 * @typedef {object} DevOptions
 * @property {string} [area] Folder of the one area to work on; all of them without it.
 * @property {boolean} alone Without the shell.
 * @property {keyof typeof people} [as] Who is signed in when it stands alone.
 * @property {string} [from] Origin of a deployed portal that everything else comes from.
 */

/** @param {string | undefined} name @returns {name is keyof typeof people} */
const isPerson = (name) => name !== undefined && Object.hasOwn(people, name);

/** @param {string[]} args */
function parse(args) {
  const options = /** @type {const} */ ({
    alone: { type: 'boolean', default: false },
    as: { type: 'string' },
    from: { type: 'string' },
  });
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new Error(`Skjønte ikke «${args.join(' ')}». Valgene er --alone, --as og --from.`, { cause });
  }
}

/**
 * Reads what stands behind `npm run dev --`.
 * @param {string[]} args
 * @param {string[]} areas folders of the areas
 * @returns {DevOptions}
 * @throws {Error} with a sentence for whoever typed it
 */
export function readDevOptions(args, areas) {
  const { positionals, values } = parse(args);
  const [area, ...more] = positionals;
  const { alone, as = alone ? 'marte' : undefined, from } = values;
  if (more.length > 0) throw new Error('Ett område om gangen: npm run dev -- mf-cases');
  if (area !== undefined && !areas.includes(area)) {
    throw new Error(`Fant ikke området ${area}. Områdene er ${areas.join(', ')}.`);
  }
  if (area === undefined && (alone || from)) {
    throw new Error('--alone og --from gjelder ett område: npm run dev -- mf-cases --alone');
  }
  if (alone && from)
    throw new Error('--alone bruker API-et på denne maskinen, og kan ikke stå sammen med --from.');
  if (as !== undefined && !alone)
    throw new Error('--as hører sammen med --alone; i portalen logger man inn selv.');
  if (as !== undefined && !isPerson(as)) {
    throw new Error(`Fant ikke ${as}. Demopersonene er ${Object.keys(people).join(', ')}.`);
  }
  if (from !== undefined && !/^https?:\/\/[^/]+\/?$/.test(from)) {
    throw new Error('--from er adressen til en portal uten sti: https://portal.example');
  }
  return {
    alone,
    ...(area !== undefined && { area }),
    ...(as !== undefined && { as }),
    ...(from !== undefined && { from: new URL(from).origin }),
  };
}
