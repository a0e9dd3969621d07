import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Decoders of scanned pages without WebAssembly, which the console's policy forbids; pdf.js requests them by these names. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/** Copies the decoders of pdf.js into `folder` of the build. */
export function copyPdfDecoders({ folder, root }: { folder: string; root: string }): Plugin {
  return {
    name: 'copy-pdf-decoders',
    apply: 'build',
    generateBundle() {
      const manifest = createRequire(join(root, 'vite.config.ts')).resolve('pdfjs-dist/package.json')
      for (const name of decoders)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${name}`,
          source: readFileSync(join(dirname(manifest), 'wasm', name)),
        })
    },
  }
}
