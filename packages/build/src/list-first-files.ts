import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Loaded = { load: () => Promise<unknown> }
type Door = Loaded & { path: string }
type Area = { prefix: string; door: string; screens: (Loaded & { path: string })[] }
type UnopenedArea = { role: string; load: () => Promise<Area> }

/** Files with which the console opens an address, by the reader's language. */
export type FirstFiles = { door: string | null; scripts: Record<'PT_BR' | 'EN_US', string[]> }

const languages = { PT_BR: 'pt-br.ts', EN_US: 'en-us.ts' } as const

/**
 * Lists the scripts with which each address of the console opens, so that the page can name them at once: otherwise a
 * browser finds a screen's file only after the router has run, and the screen's messages only after the screen has
 * run.
 */
export function listFirstFiles({ root }: { root: string }): Plugin {
  const source = (path: string) => join(root, 'src', path)
  return {
    name: 'list-first-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = indexOf(Object.values(bundle).filter((file) => file.type === 'chunk'))
      // Cached, because the bundler's answers are slow and every screen needs most modules.
      const known = new Map<string, Rolldown.ModuleInfo | null>()
      const infoOf = (id: string) => {
        if (!known.has(id)) known.set(id, this.getModuleInfo(id))
        return known.get(id)
      }
      const wordsOf = (modules: readonly string[], language: string) =>
        modules.flatMap((id) =>
          (infoOf(id)?.dynamicallyImportedIds ?? []).filter((word) => word.endsWith(language)),
        )
      /** The modules that a module needs, except the tables of screens, which import the messages of every screen. */
      const neededBy = (id: string, found = new Set<string>()): Set<string> => {
        if (found.has(id) || /\/(screens|areas|doors)\.ts$/.test(id)) return found
        found.add(id)
        for (const next of infoOf(id)?.importedIds ?? []) neededBy(next, found)
        return found
      }
      const filesOf = (screen: string, area?: string): FirstFiles['scripts'] => {
        const always = [source('i18n/core/catalogue.ts'), source('i18n/error-texts.ts')]
        const catalogues = [...neededBy(screen)].filter((id) => id.endsWith('/catalogue.ts'))
        const scripts = (language: string) => {
          const around =
            area === undefined
              ? []
              : [join(area, 'screens.ts'), source('shell/area-gate.tsx'), join(area, 'menu', language)]
          return scriptsOf(chunks, [...around, screen, ...wordsOf([...always, ...catalogues], language)])
        }
        return { PT_BR: scripts(languages.PT_BR), EN_US: scripts(languages.EN_US) }
      }

      const first: Record<string, FirstFiles> = {}
      const { doors } = (await import(pathToFileURL(source('account/doors.ts')).href)) as { doors: Door[] }
      for (const door of doors)
        first[door.path] = { door: null, scripts: filesOf(moduleOf(door, source('account'))) }
      const { areas } = (await import(pathToFileURL(source('areas/areas.ts')).href)) as {
        areas: UnopenedArea[]
      }
      for (const area of areas) {
        const folder = source(`areas/${area.role.toLowerCase()}`)
        const { prefix, door, screens } = await area.load()
        for (const screen of screens)
          first[`${prefix}/${screen.path}`] = { door, scripts: filesOf(moduleOf(screen, folder), folder) }
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

type Chunks = { byName: Map<string, Rolldown.OutputChunk>; byModule: Map<string, Rolldown.OutputChunk> }

/** The chunks by file name and by module. A module's own chunk takes precedence over others that contain it. */
function indexOf(chunks: readonly Rolldown.OutputChunk[]): Chunks {
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  for (const chunk of chunks) if (chunk.facadeModuleId) byModule.set(chunk.facadeModuleId, chunk)
  return { byName: new Map(chunks.map((chunk) => [chunk.fileName, chunk])), byModule }
}

/** The files of these modules and, before each, its imports. */
function scriptsOf({ byName, byModule }: Chunks, modules: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    for (const name of chunk.imports) add(byName.get(name))
    found.add(chunk.fileName)
  }
  for (const id of modules) add(byModule.get(id))
  return [...found]
}
