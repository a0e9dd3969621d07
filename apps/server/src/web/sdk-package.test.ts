import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unpackTar } from 'modern-tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleData } from '#modules/outgoing/sample-data.ts'
import { signDelivery } from '#modules/outgoing/sign-delivery.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

const run = promisify(execFile)
const modules = new URL('../../../../node_modules/', import.meta.url).pathname

let world: TestServer
/** A stranger's project with the installed client. */
let project: string

beforeAll(async () => {
  world = await createTestServer()
  project = await mkdtemp(join(tmpdir(), 'balcao-sdk-'))
  const answer = await fetch(`${world.url}/api/docs/sdk.tgz`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  const unzipped = answer.body?.pipeThrough(new DecompressionStream('gzip'))
  const installed = join(project, 'node_modules/@balcao/sdk')
  await mkdir(installed, { recursive: true })
  for (const { header, data } of await unpackTar(await new Response(unzipped).arrayBuffer()))
    await writeFile(join(installed, header.name.replace(/^package\//, '')), data ?? '')
  await mkdir(join(project, 'node_modules/@types'))
  await symlink(join(modules, '@types/node'), join(project, 'node_modules/@types/node'))
  await symlink(join(modules, 'undici-types'), join(project, 'node_modules/undici-types'))
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await Promise.all(
    Object.entries(await readPrograms()).map(([name, program]) =>
      writeFile(join(project, `${name}.ts`), program),
    ),
  )
})
afterAll(async () => {
  await rm(project, { recursive: true, force: true })
  await world.stop()
})

/** Programs of the guide that are whole files, by their first import. */
async function readPrograms(): Promise<{ sale: string; webhooks: string }> {
  const answer = await fetch(`${world.url}/api/v1/openapi.json`)
  const { info } = (await answer.json()) as { info: { description: string } }
  const programs = [...info.description.matchAll(/```ts\n([\s\S]*?)\n```/g)].map(
    ([, program = '']) => program,
  )
  const including = (text: string) => programs.find((program) => program.includes(text)) ?? ''
  return { sale: including("from '@balcao/sdk'"), webhooks: including('createServer') }
}

test('the programs of the guide compile with the installed client, strictly', async () => {
  const options = '--noEmit --strict --target esnext --module nodenext --types node --skipLibCheck'
  const compiler = join(modules, '.bin/tsc')
  const compiled = await run(compiler, [...options.split(' '), 'sale.ts', 'webhooks.ts'], {
    cwd: project,
  }).catch(({ stdout }: { stdout: string }) => ({ stdout }))
  expect(compiled.stdout).toBe('')
})

test('the receiver of the guide accepts a signed event and refuses a forged one', async () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`
  const { webhooks } = await readPrograms()
  await writeFile(
    join(project, 'receiver.ts'),
    webhooks.replace('.listen(4000)', ".listen(0, function () { console.log('port', this.address().port) })"),
  )
  const receiver = spawn(process.execPath, ['receiver.ts'], {
    cwd: project,
    env: { WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const lines = receiver.stdout.setEncoding('utf8')[Symbol.asyncIterator]()
    const [, port] = String((await lines.next()).value).match(/port (\d+)/) ?? []
    const at = new Date()
    const body = JSON.stringify({
      type: 'sale.approved',
      timestamp: at,
      data: sampleData('sale.approved', at),
    })
    const send = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
    expect((await send(signDelivery({ eventId: 'evt_1', body, at, secrets: [secret] }))).status).toBe(204)
    expect(String((await lines.next()).value)).toContain('sale.approved')
    const other = `whsec_${Buffer.from('another secret of as many bytes.').toString('base64')}`
    const forged = signDelivery({ eventId: 'evt_2', body, at, secrets: [other] })
    expect((await send(forged)).status).toBe(400)
    expect((await send({})).status).toBe(400)
  } finally {
    receiver.kill()
  }
})

test('the installed client understands an answer of the server', async () => {
  const { stdout } = await run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createBalcao } from '@balcao/sdk'
const balcao = createBalcao({ url: '${world.url}', key: 'sk_live_wrong', triesMax: 1 })
await balcao.getBalance().catch(({ status, message }) => console.log(status, message))`,
    ],
    { cwd: project },
  )
  expect(stdout).toBe('401 A chave não existe, expirou ou foi revogada. (api_key_invalid)\n')
})
