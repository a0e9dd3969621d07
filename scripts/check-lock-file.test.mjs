import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = join(import.meta.dirname, 'check-lock-file.mjs')
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function check({ manifest = {}, packages }) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': manifest, ...packages } }),
  )
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  return { status, complaints: stderr.trim().split('\n').filter(Boolean) }
}

const tool = {
  optionalDependencies: {
    'tool-linux-x64': '1.0.0',
    'tool-linux-arm64': '1.0.0',
    'tool-linux-x64-musl': '1.0.0',
  },
}

test('a lock file with the binaries of both processors passes, wherever npm put them', () => {
  const packages = {
    'node_modules/tool': tool,
    'node_modules/tool/node_modules/tool-linux-arm64': {},
    'node_modules/tool-linux-x64': {},
  }
  expect(check({ packages })).toEqual({ status: 0, complaints: [] })
})

test('a binary missing for the other processor is named', () => {
  const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux-x64': {} }
  const { status, complaints } = check({ packages })
  expect(status).toBe(1)
  expect(complaints).toEqual(['node_modules/tool needs tool-linux-arm64, which the lock file lacks.'])
})

test('a dependency changed by hand and a hard-coded registry are named', () => {
  const manifest = { dependencies: { left: '1.0.0' } }
  const packages = {
    '': { dependencies: { left: '0.9.0' } },
    'node_modules/left': { resolved: 'https://registry.example/left.tgz' },
  }
  expect(check({ manifest, packages }).complaints).toEqual([
    'package.json and the lock file differ in dependencies: run npm install.',
    'node_modules/left names the registry it came from: https://registry.example/left.tgz',
  ])
})
