import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type VendorScript = { vendor: string; script: string; reason: string }

export type ScriptInventory = {
  ours: { file: string; sha256: string; reason: string }[]
  vendors: VendorScript[]
}

/**
 * Writes the inventory of every script of the built pages: its purpose, and its hash. Each script loaded by name
 * needs a reason; a shared part gets the reasons of the scripts that use it.
 */
export function listScripts({
  reasons,
  vendors,
}: {
  reasons: Record<string, string>
  vendors: VendorScript[]
}): Plugin {
  return {
    name: 'list-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.js'))
      const ours = await Promise.all(
        scripts.map(async (script) => ({
          file: script.fileName,
          sha256: createHash('sha256')
            .update(await readFile(join(dir, script.fileName)))
            .digest('base64'),
          reason: reasonFor(script, scripts, reasons),
        })),
      )
      const inventory: ScriptInventory = {
        ours: ours.toSorted((a, b) => a.file.localeCompare(b.file)),
        vendors,
      }
      await writeFile(join(dir, '.vite/script-inventory.json'), `${JSON.stringify(inventory, null, 2)}\n`)
    },
  }
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

function reasonFor(script: Output, all: readonly Output[], reasons: Record<string, string>): string {
  const named = Object.entries(reasons).find(([source]) =>
    script.type === 'chunk'
      ? script.facadeModuleId?.endsWith(source)
      : script.fileName.includes(source.replace(/.*\/|\.ts$/g, '')),
  )
  if (named) return named[1]
  const users = all.filter((other) => other.type === 'chunk' && other.imports.includes(script.fileName))
  if (users.length === 0) throw new Error(`No reason for ${script.fileName}: see script-reasons.ts`)
  return [...new Set(users.map((user) => reasonFor(user, all, reasons)))].join(' ')
}
