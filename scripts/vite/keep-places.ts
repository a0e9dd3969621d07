import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Whatever a source finds by the place it lies in, the built file finds too. `import.meta.filename` alone is the file that runs. */
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
