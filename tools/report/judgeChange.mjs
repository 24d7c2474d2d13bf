// @ts-check

/**
 * The host API at one version.
 * @typedef {object} HostReport
 * @property {string} hostVersion
 * @property {Record<string, string>} members
 */

/** @param {string} version */
const parts = (version) => version.split('.').map(Number);

/** Which part of the version was raised. @param {string} before @param {string} now @returns {'major' | 'minor' | 'patch' | 'none' | 'back'} */
function raised(before, now) {
  const [a, b] = [parts(before), parts(now)];
  const first = a.findIndex((part, index) => part !== b[index]);
  if (first < 0) return 'none';
  if ((b[first] ?? 0) < (a[first] ?? 0)) return 'back';
  return /** @type {const} */ (['major', 'minor', 'patch'])[first] ?? 'patch';
}

/** The last parameter of a function, when it may be left out. */
const lastOptional = /(, )?(\b\w+|\{[^{}]*\})\?: \w+( \| undefined)?\) => /g;

/**
 * Whether a type has only gained parameters that may be left out, each as the last of its function: who calls it as before
 * loses nothing.
 * @param {string} now @param {string} before @returns {boolean}
 */
const isWidened = (now, before) =>
  [...now.matchAll(lastOptional)].some(({ index, 0: found }) => {
    const without = `${now.slice(0, index)}) => ${now.slice(index + found.length)}`;
    return without === before || isWidened(without, before);
  });

/** The values that a field may have, in a schema. */
const choice = /Zod(?:Literal<("\w+")>|Enum<\{ ([^{}]*); \}>)/g;

/** @param {string} type @returns {string[][]} */
const choicesOf = (type) => [...type.matchAll(choice)].map(([found]) => found.match(/"\w+"/g) ?? []);

/**
 * Whether an event of the hub has only gained values, such as a further type of case, or any: who listens passes over those that they
 * do not know.
 * @param {string} now @param {string} before @returns {boolean}
 */
const saysMore = (now, before) => {
  const known = choicesOf(before);
  if (now === before.replaceAll(choice, 'ZodString')) return true;
  return (
    now.replaceAll(choice, '') === before.replaceAll(choice, '') &&
    choicesOf(now).every((values, index) => known[index]?.every((value) => values.includes(value)))
  );
};

/** A parameter that takes one of some words. */
const chosenParameter = /(\w{1,40}\??: )"[\w.]+"(?: \| "[\w.]+")*(?=[,)])/g;

/** Whether a function has only come to take any word where it took some: who calls it as before loses nothing. @param {string} now @param {string} before */
const takesMore = (now, before) => now === before.replaceAll(chosenParameter, '$1string');

/** What a function takes out of its options: names of its own, which whoever calls it never sees. */
const ownNames = /\{ [\w, ]{1,200} \}(?=\??: \w)/g;

/** Whether a function has only come to use more of its options, which are judged by themselves. @param {string} now @param {string} before */
const usesMore = (now, before) => now.replace(ownNames, 'options') === before.replace(ownNames, 'options');

/** Types that follow from the events of the hub, each of which is judged by itself. */
const ofAllEvents = ['contract/hub HubEvent', 'contract/hub HubEventName'];

/** @param {string} name @param {string} now @param {string} before */
const isGrown = (name, now, before) =>
  isWidened(now, before) ||
  takesMore(now, before) ||
  usesMore(now, before) ||
  (now !== '' && ofAllEvents.includes(name)) ||
  (name.startsWith('contract/hub ') && saysMore(now, before));

/**
 * Holds a change of the host API against the rules of its version (shell/README.md): what is lost or changed needs a major,
 * what is gained at least a minor.
 * @param {HostReport} released
 * @param {HostReport} now
 * @returns {string[]} what breaks the rules, in sentences
 */
export function judgeChange(released, now) {
  const before = released.members;
  const step = raised(released.hostVersion, now.hostVersion);
  if (step === 'back') return [`hostVersion went back from ${released.hostVersion} to ${now.hostVersion}`];
  if (step === 'major') return [];
  const changed = Object.keys(before).filter((name) => now.members[name] !== before[name]);
  const widened = changed.filter((name) => isGrown(name, now.members[name] ?? '', before[name] ?? ''));
  const broken = changed.filter((name) => !widened.includes(name));
  const gained = Object.keys(now.members).filter((name) => !(name in before));
  return [
    ...broken.map((name) =>
      name in now.members
        ? `${name} changed from '${before[name]}' to '${now.members[name]}': raise the major of hostVersion, or add beside it`
        : `${name} is gone: raise the major of hostVersion, or keep it`,
    ),
    ...(step === 'minor'
      ? []
      : [...gained, ...widened].map((name) => `${name} is new: raise the minor of hostVersion`)),
  ];
}
