import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const list = '.files'

/**
 * The files of the previous build stay beside the new ones, whose names differ by content: a server running
 * from it loads some of them only on demand. Those of earlier builds are removed.
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
