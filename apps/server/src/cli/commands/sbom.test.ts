import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { sbom } from './sbom.ts'

type Bill = { components: { name: string; version: string; purl: string; hashes: { content: string }[] }[] }
type Locked = { name?: string; version: string; link?: boolean; integrity: string }

const lockFile = join(import.meta.dirname, '../../../../../package-lock.json')
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> }

async function components() {
  const { data } = await sbom([], { ...realWorld, environment: {} })
  return (data as Bill).components
}

test('bill of materials names every package of the lock file once, and no workspace', async () => {
  const locked = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`)
  const billed = (await components()).map(({ name, version }) => `${name}@${version}`)
  expect(billed.toSorted()).toEqual([...new Set(locked)].toSorted())
  expect(billed.filter((name) => name.startsWith('@balcao/'))).toEqual([])
})

test('component has the address and the hash of its package', async () => {
  const { version, integrity } = packages['node_modules/@trpc/server'] ?? {}
  const component = (await components()).find(({ purl }) => purl === `pkg:npm/%40trpc/server@${version}`)
  const digits = component?.hashes[0]?.content ?? ''
  expect(`sha512-${Buffer.from(digits, 'hex').toString('base64')}`).toBe(integrity)
})
