import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Paths relative to a source file keep working in the built file. Only `import.meta.filename` is the running
 * file.
 */
export function keepPlaces(): Plugin {
  let built = ''
  return {
    name: 'keep-places',
    configResolved({ root, build }) {
      built = resolve(root, build.outDir)
    },
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: /\bimport\.meta\.(url|dirname)\b/ },
      handler(code, id) {
        const from = (path: string) => relative(built, path)
        return code
          .replaceAll('import.meta.url', `new URL('${from(id)}', import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${from(dirname(id))}')`)
      },
    },
  }
}
