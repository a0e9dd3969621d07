import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compresses each text file once, at the build, so that the server only has to send it. */
export function compressOnce(): Plugin {
  return {
    name: 'compress-once',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const content = await readFile(join(dir, name))
          await writeFile(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
          await writeFile(join(dir, `${name}.br`), brotliCompressSync(content))
        }),
      )
    },
  }
}
