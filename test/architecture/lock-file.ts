/** The parts of package.json that the rules read. */
export interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** A workspace instead of a package from a registry. */
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of package-lock.json by path; the path of the project itself is empty. */
export interface Lock {
  readonly version?: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Faults by which `npm ci` would fail or differ on another machine, one sentence each. */
export function problemsOfLock({ packages }: Lock): readonly string[] {
  const names = new Set(Object.keys(packages).map(nameOf));
  const folders = Object.values(packages).flatMap(({ link, resolved }) =>
    link && resolved ? [resolved] : [],
  );
  const fetched = Object.entries(packages).filter(([path, { link }]) => !link && !folders.includes(path));
  return fetched.flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name} is missing, which another platform needs`),
    ...(path !== '' && entry.version === undefined ? [`${path}: without a version`] : []),
    ...(path !== '' && entry.integrity === undefined ? [`${path}: without the hash of its content`] : []),
    ...(entry.resolved === undefined ? [] : [`${path}: says where to fetch it from`]),
  ]);
}

/** An exact version, also of an alias for a second version of a package: `npm:typescript@7.0.2`. */
const EXACT = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies in package.json without an exact version, one sentence each. */
export function problemsOfManifest(manifest: Manifest, lock: Lock): readonly string[] {
  const { dependencies, devDependencies, overrides, allowScripts = {} } = manifest;
  const wanted = Object.entries({ ...overrides, ...devDependencies, ...dependencies });
  const withScript = Object.keys(lock.packages)
    .filter((path) => lock.packages[path]!.hasInstallScript)
    .map(nameOf);
  return [
    ...wanted.filter(([, version]) => !EXACT.test(version)).map(([name]) => `${name}: not an exact version`),
    ...withScript
      .filter((name) => allowScripts[name] !== false)
      .map((name) => `${name}: has an install script that allowScripts does not refuse`),
    ...Object.keys(allowScripts)
      .filter((name) => !withScript.includes(name))
      .map((name) => `${name}: allowScripts names it, and it has no install script`),
    ...(manifest.version === lock.version ? [] : ['package-lock.json is of another version']),
  ];
}

/** Differences between package.json and the lock file, after a change without `npm install`. */
export function disagreements(manifest: Manifest, { packages }: Lock, folder = ''): readonly string[] {
  const locked = packages[folder] ?? {};
  return (['dependencies', 'devDependencies'] as const).flatMap((kind) => {
    const [asked, kept] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    return Object.keys({ ...asked, ...kept })
      .filter((name) => asked[name] !== kept[name])
      .map((name) => `${name}: package.json asks for ${asked[name]}, package-lock.json for ${kept[name]}`);
  });
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
const nameOf = (path: string): string => path.split('node_modules/').at(-1)!;
