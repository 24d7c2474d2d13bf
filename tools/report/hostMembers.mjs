// @ts-check
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import ts from 'typescript';

import { installedVersion, root } from '../webpack/packageFolders.mjs';
import { packageOf } from '../webpack/sharedModules.mjs';

const source = join(root, 'shared/src');

/** What an area's author builds with. The door `portal` is taken whole, as the shell provides each file of it. */
const areaFiles = ['defineArea', 'lazyPage', 'mountProps', 'startPage'];

const files = () => [
  ...readdirSync(join(source, 'portal'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => join(source, 'portal', file)),
  join(source, 'contract/hub.ts'),
  ...areaFiles.map((file) => join(source, 'area', `${file}.tsx`)),
];

const { InTypeAlias, NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const format = NoTruncation | UseAliasDefinedOutsideCurrentScope;

/** Far enough for the profile's companies, not so far that React's own types unfold. */
const deepest = 5;

/**
 * Every name of the host API with its type, objects unfolded into their members, so that a change of the contract is seen too.
 * @returns {Record<string, string>} by `portal/portal Portal.session.profile.id`, sorted
 */
export function hostMembers() {
  const { config } = ts.readConfigFile(join(root, 'shared/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'shared'));
  const program = ts.createProgram(files(), { ...options, types: [] });
  const checker = program.getTypeChecker();
  /** @type {Map<string, string>} */
  const members = new Map();

  /** Types that have lines of their own. @type {Set<ts.Type>} */
  const named = new Set();

  /** @param {ts.Type} type @param {ts.TypeFormatFlags} [more] */
  const text = (type, more = 0) =>
    checker.typeToString(type, undefined, format | more).replaceAll(/\s+/g, ' ');

  /** An object of ours, whose members are worth a line each. @param {ts.Type} type */
  const isOurs = (type) => {
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayLikeType(type)) return false;
    if (type.getCallSignatures().length > 0 || type.getProperties().length === 0) return false;
    const [property] = type.getProperties();
    return (property?.declarations ?? []).some(({ parent }) =>
      parent.getSourceFile().fileName.startsWith(source),
    );
  };

  /** @param {string} name @param {ts.Type} type @param {boolean} optional @param {readonly ts.Type[]} within */
  const add = (name, type, optional, within) => {
    const bare = checker.getNonNullableType(type);
    const element = checker.isArrayType(bare)
      ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (bare))[0]
      : undefined;
    const inner = element ?? bare;
    const isElsewhere = within.length > 0 && named.has(inner);
    if (!isOurs(inner) || isElsewhere || within.length >= deepest) {
      members.set(optional ? `${name}?` : name, text(type, within.length === 0 ? InTypeAlias : 0));
      return;
    }
    const empty = text(type) === text(bare) ? '' : ' | undefined or null';
    members.set(optional ? `${name}?` : name, (element ? 'array' : 'object') + empty);
    for (const property of inner.getProperties()) {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const own = checker.getTypeOfSymbol(property);
      add(`${name}${element ? '[]' : ''}.${property.name}`, own, isOptional, [...within, inner]);
    }
  };

  const exports = files().flatMap((file) => {
    const parsed = program.getSourceFile(file);
    const module = parsed && checker.getSymbolAtLocation(parsed);
    if (!module) throw new Error(`${file} exports nothing`);
    const place = relative(source, file)
      .split(sep)
      .join('/')
      .replace(/\.tsx?$/, '');
    return checker.getExportsOfModule(module).map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const isType = !(symbol.flags & ts.SymbolFlags.Value);
      const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
      if (isType) named.add(type);
      return { name: `${place} ${exported.name}`, type, library: libraryOf(symbol) };
    });
  });
  for (const { name, type, library } of exports) {
    if (library) members.set(name, library);
    // The version's own value is what the report is held to.
    else if (!name.endsWith(' hostVersion')) add(name, type, false, []);
  }
  return Object.fromEntries([...members].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A library's export is as its major version has it. @param {ts.Symbol} symbol */
function libraryOf(symbol) {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const name = packageOf(file);
  return name && `${name} ${installedVersion(name).split('.')[0]}`;
}
