import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Loaded = { load: () => Promise<unknown> }
type Door = Loaded & { path: string }
type Area = { prefix: string; door: string; screens: (Loaded & { path: string })[] }

/** Files with which the console opens an address, by the reader's language. */
export type FirstFiles = { door: string | null; scripts: Record<'PT_BR' | 'EN_US', string[]> }

const languages = { PT_BR: 'pt-br.ts', EN_US: 'en-us.ts' } as const

/**
 * Lists the scripts with which each address of the console opens, so that the page can name them at once:
 * otherwise a browser discovers a screen's file only when the router has run, and its messages when the
 * screen has.
 */
export function listFirstFiles({ root }: { root: string }): Plugin {
  const source = (path: string) => join(root, 'src', path)
  return {
    name: 'list-first-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const wordsOf = (modules: readonly string[], language: string) =>
        modules.flatMap((id) =>
          (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((word) => word.endsWith(language)),
        )
      /**
       * The modules that a module needs, without the tables of screens, which name the messages of every
       * screen.
       */
      const neededBy = (id: string, found = new Set<string>()): Set<string> => {
        if (found.has(id) || /\/(screens|areas|doors)\.ts$/.test(id)) return found
        found.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) neededBy(next, found)
        return found
      }
      const filesOf = (screen: string, menu: readonly string[]): FirstFiles['scripts'] => {
        const always = [source('i18n/core/catalogue.ts'), source('i18n/error-texts.ts'), ...menu]
        const catalogues = [...neededBy(screen)].filter((id) => id.endsWith('/catalogue.ts'))
        const gate = menu.length > 0 ? [source('shell/area-gate.tsx')] : []
        const scripts = (language: string) =>
          scriptsOf(chunks, [...gate, screen, ...wordsOf([...always, ...catalogues], language)])
        return { PT_BR: scripts(languages.PT_BR), EN_US: scripts(languages.EN_US) }
      }

      const first: Record<string, FirstFiles> = {}
      const { doors } = (await import(pathToFileURL(source('account/doors.ts')).href)) as { doors: Door[] }
      for (const door of doors)
        first[door.path] = { door: null, scripts: filesOf(moduleOf(door, source('account')), []) }
      for (const folder of readdirSync(source('areas'), { withFileTypes: true })) {
        if (!folder.isDirectory()) continue
        const table = source(`areas/${folder.name}/screens.ts`)
        const [area] = Object.values((await import(pathToFileURL(table).href)) as Record<string, Area>)
        for (const screen of area?.screens ?? [])
          first[`${area?.prefix}/${screen.path}`] = {
            door: area?.door ?? null,
            scripts: filesOf(moduleOf(screen, dirname(table)), [table]),
          }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source: JSON.stringify(first) })
    },
  }
}

/** The module that a row of the table loads: read from its function's text. */
function moduleOf({ load }: Loaded, folder: string): string {
  const [, path] = /import\(['"](.+?)['"]\)/.exec(String(load)) ?? []
  if (path === undefined) throw new Error(`No import in ${String(load)}`)
  return join(folder, path)
}

/** The files of these modules and, before each, its imports. */
function scriptsOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    found.add(chunk.fileName)
  }
  for (const id of modules)
    add(
      chunks.find((chunk) => chunk.facadeModuleId === id) ??
        chunks.find((chunk) => chunk.moduleIds.includes(id)),
    )
  return [...found]
}
