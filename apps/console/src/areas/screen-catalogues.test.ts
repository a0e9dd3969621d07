import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The shell and the routes load these for every page. */
const alwaysLoaded = ['coreCatalogue', 'errorTextCatalogue']

const sourceFolder = resolve(import.meta.dirname, '..')

/** The file of an import: from the sources' folder on, or beside the importing file. */
const importedFrom = (file: string, path: string) =>
  path.startsWith('#') ? join(sourceFolder, path.slice(1)) : resolve(dirname(file), path)

type Imported = { file: string; names: string[]; isLazy: boolean }

/** Imports of a file from the console itself; type imports load no messages. */
function importsOf(file: string): Imported[] {
  const source = readFileSync(file, 'utf8')
  const at = (path = '') => importedFrom(file, path)
  const fixed = [...source.matchAll(/^import\s+(?!type\b)\{([^}]*)\}\s+from\s+'([.#][^']+)'/gm)]
  const lazy = [...source.matchAll(/\bimport\('([.#][^']+)'\)/g)]
  return [
    ...fixed.map(([, names = '', path]) => ({
      file: at(path),
      names: names.split(',').map((n) => n.trim()),
      isLazy: false,
    })),
    ...lazy.map(([, path]) => ({ file: at(path), names: [], isLazy: true })),
  ].filter(({ file: imported }) => /\.tsx?$/.test(imported))
}

function catalogueIn(file: string, name: string): string {
  const from = importsOf(file).find(({ names }) => names.includes(name))
  return `${relative(import.meta.dirname, from?.file ?? file)} ${name}`
}

/**
 * The catalogues that a file and all its imports read with `useMessages(…)`, with or without its lazy parts.
 */
function cataloguesUsedFrom(file: string, withLazy: boolean, seen = new Set<string>()): Set<string> {
  seen.add(file)
  const own = [...readFileSync(file, 'utf8').matchAll(/\buseMessages\((\w+Catalogue)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !alwaysLoaded.includes(name))
    .map((name) => catalogueIn(file, name))
  const below = importsOf(file)
    .filter(({ isLazy }) => withLazy || !isLazy)
    .filter((imported) => !seen.has(imported.file) && !imported.file.includes('/messages/'))
    .map((imported) => cataloguesUsedFrom(imported.file, withLazy, seen))
  return new Set([...own, ...below.flatMap((names) => [...names])])
}

/** One entry per screen, read from the source of an area's table: its declared catalogues, and its file. */
function screensIn(table: string) {
  const [, ...entries] = readFileSync(table, 'utf8').split(/^\s+path: /m)
  return entries.map((entry) => {
    const names = /catalogues: \[([^\]]*)\]/.exec(entry)?.[1] ?? ''
    const screen = /import\('([^']+\.screen\.tsx)'\)/.exec(entry)?.[1]
    return {
      path: /^'([^']*)'/.exec(entry)?.[1],
      declared: names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => catalogueIn(table, name)),
      file: screen === undefined ? undefined : importedFrom(table, screen),
    }
  })
}

const tables = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ area: name, screens: screensIn(join(import.meta.dirname, name, 'screens.ts')) }))

describe('the table of screens', () => {
  it('is parsed completely, so that the other test covers every screen', () => {
    const sellers = tables.find(({ area }) => area === 'seller')?.screens ?? []
    expect(sellers.map(({ path }) => path)).toContain('my-sales')
    for (const { area, screens } of tables)
      for (const { path, file } of screens) expect(file, `${area}/${path}`).toBeDefined()
  })

  for (const { area, screens } of tables)
    for (const { path, declared, file } of screens)
      it(`loads for ${area}/${path} exactly the messages that its code reads`, () => {
        if (file === undefined) return
        const readAtOnce = [...cataloguesUsedFrom(file, false)]
        const readEver = [...cataloguesUsedFrom(file, true)]
        // A lazy part may bring its own messages.
        expect(declared).toEqual(expect.arrayContaining(readAtOnce))
        expect(readEver).toEqual(expect.arrayContaining(declared))
      })
})
