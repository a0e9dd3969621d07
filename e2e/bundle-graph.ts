import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

/** The files of a built app by the names of their sources, from Vite's manifest. */
export type BundleGraph = {
  names: string[]
  /** Files that a browser has to load before any of these can run, without lazy ones. */
  neededBy(names: readonly string[]): Set<string>
  /** All files that these may ever load, now or later, except those behind another door. */
  reachableFrom(names: readonly string[], isDoor: (name: string) => boolean): Set<string>
  /** Bytes of JavaScript and its styles, each compressed as sent. */
  scriptWeight(names: Iterable<string>): number
  styleWeight(names: Iterable<string>): number
}

export function readBundleGraph(distFolder: string): BundleGraph {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(distFolder, '.vite/manifest.json'), 'utf8'),
  )
  const chunkOf = (name: string): Chunk => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`There is no ${name} in the build of ${distFolder}`)
    return chunk
  }
  const walk = (names: readonly string[], next: (chunk: Chunk) => string[], found = new Set<string>()) => {
    for (const name of names) {
      if (found.has(name)) continue
      found.add(name)
      walk(next(chunkOf(name)), next, found)
    }
    return found
  }
  const weigh = (files: Iterable<string>) =>
    [...new Set(files)].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(distFolder, file))).byteLength,
      0,
    )
  return {
    names: Object.keys(manifest),
    neededBy: (names) => walk(names, ({ imports = [] }) => imports),
    reachableFrom: (names, isDoor) =>
      walk(names, ({ imports = [], dynamicImports = [] }) => [
        ...imports,
        ...dynamicImports.filter((name) => !isDoor(name)),
      ]),
    scriptWeight: (names) =>
      weigh([...names].map((name) => chunkOf(name).file).filter((file) => file.endsWith('.js'))),
    styleWeight: (names) => weigh([...names].flatMap((name) => chunkOf(name).css ?? [])),
  }
}
