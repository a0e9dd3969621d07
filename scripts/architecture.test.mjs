import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (name) => readFileSync(new URL(name, root), 'utf8')

test('ARCHITECTURE.md lists the modules in the order that the import law checks', () => {
  const [, listed = ''] = /const serverModules = \[([^\]]*)\]/.exec(read('.dependency-cruiser.cjs')) ?? []
  const checked = [...listed.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const told = read('ARCHITECTURE.md').match(/^platforms ← .*$/gm) ?? []
  expect(told).toEqual([checked.join(' ← ')])
})

/** Folders made by a build. */
const built = ['apps/server/dist', '.vite/script-inventory.json']
const others = ['**/node_modules', '**/dist']
const namedFile = /`([\w.-]+(?:\/[\w.-]+)+\/?|[\w.-]+\.(?:ts|tsx|sql|mjs|cjs))`/g

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names no missing file or folder', (name) => {
  const files = globSync('{apps,packages,e2e,bench,chaos,docs,deploy,scripts,patches}/**', {
    cwd: root,
    exclude: others,
  })
  const isThere = (path) =>
    existsSync(new URL(path, root)) ||
    files.some((file) => ['/', '.'].some((end) => `/${file}/`.includes(`/${path}${end}`)))
  const prose = read(name).replace(/```[\s\S]*?```/g, '')
  const named = [...prose.matchAll(namedFile)].map(([, path]) => path.replace(/\/$/, ''))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !built.includes(path) && !isThere(path))).toEqual([])
})
