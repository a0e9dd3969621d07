import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const list = '.files'

/**
 * Keeps the files of the previous build beside the new files, whose names differ by content: a running server loads
 * some of its files only on demand. Files of earlier builds are removed.
 */
export function keepLastBuild(): Plugin {
  return {
    name: 'keep-last-build',
    async writeBundle({ dir = '' }, bundle) {
      const last = await readFile(join(dir, list), 'utf8').catch(() => '')
      const built = Object.keys(bundle)
      const kept = new Set([...built, ...last.split('\n'), list])
      const left = (await readdir(dir)).filter((name) => !kept.has(name))
      await Promise.all(left.map((name) => rm(join(dir, name))))
      await writeFile(join(dir, list), built.join('\n'))
    },
  }
}
