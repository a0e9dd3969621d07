import type { Plugin } from 'vite'

/** Numbers instead of Lucide's random React keys: the letters do not compress, and only need to differ within an icon. */
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
