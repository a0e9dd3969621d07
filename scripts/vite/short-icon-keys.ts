import type { Plugin } from 'vite'

/** Lucide tells the shapes of an icon apart by random letters, which no compression shortens: their places say as much. */
export function shortIconKeys(): Plugin {
  return {
    name: 'short-icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/lucide-react\/dist\/esm\/icons\// },
      handler(code) {
        let place = 0
        return { code: code.replace(/key: "[a-z0-9]+"/g, () => `key: "${place++}"`), map: null }
      },
    },
  }
}
