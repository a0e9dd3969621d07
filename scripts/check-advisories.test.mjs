import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = join(import.meta.dirname, 'check-advisories.mjs')
const names = ['left', 'right', 'tool']
const published = ['1.0.0', '1.0.1']
let folder
let registry
let advisories

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-advisories-'))
  const manifest = {
    name: 'shop',
    version: '1.0.0',
    dependencies: { left: '1.0.0', right: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  }
  const packages = Object.fromEntries(
    names.map((name) => [
      `node_modules/${name}`,
      { version: '1.0.0', ...(name === 'tool' && { dev: true }) },
    ]),
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'shop', lockfileVersion: 3, packages: { '': manifest, ...packages } }),
  )
  registry = createServer((request, response) => {
    const [, name = ''] = request.url.split('/')
    if (request.method === 'POST' && advisories === undefined) response.writeHead(405).end()
    else if (request.method === 'POST') response.end(JSON.stringify(advisories))
    else {
      const versions = Object.fromEntries(published.map((version) => [version, { name, version }]))
      response.end(JSON.stringify({ name, versions }))
    }
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
})

afterEach(() => {
  registry.close()
  rmSync(folder, { recursive: true })
})

function advisory(severity) {
  return {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Reads beyond its end',
    severity,
    vulnerable_versions: '<1.0.1',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  }
}

async function check() {
  const child = spawn(process.execPath, [script, folder], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${registry.address().port}`,
      npm_config_cache: join(folder, 'cache'),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [exitCode] = await once(child, 'close')
  return { exitCode, output }
}

test('a serious advisory about a package of the product is named and fails the check', async () => {
  advisories = { left: [advisory('high')], right: [advisory('low')] }
  const { exitCode, output } = await check()
  expect(exitCode).toBe(1)
  expect(output).toContain('left 1.0.0 (high): Reads beyond its end https://advisories.example/1')
  expect(output).toContain('1 of high or critical severity, 2 in all')
  expect(output).not.toContain('right')
})

test('an advisory about a package that only tests and builds use does not fail the check', async () => {
  advisories = { tool: [advisory('critical')] }
  expect(await check()).toMatchObject({ exitCode: 0, output: expect.stringContaining('0 in all') })
})

test('a registry without advisories is reported and does not fail the check', async () => {
  advisories = undefined
  expect(await check()).toMatchObject({ exitCode: 0, output: expect.stringContaining('not checked: 405') })
})
