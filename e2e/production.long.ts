import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/kit/postgres/embedded-postgres.ts'
import { openSmtpInbox, type SmtpInbox } from '../apps/server/test/mail/smtp-inbox.ts'
import { findFreePort } from './launch-balcao.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

let folder: string
let cluster: EmbeddedPostgres
let inbox: SmtpInbox
let server: ChildProcess
let url: string
let environment: NodeJS.ProcessEnv
/** The examples of the README, and what stands in their place on this machine. */
let places: [example: string, here: string][]

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'balcao-production-')))
  // PostgreSQL's own user has to be able to walk into it.
  chmodSync(folder, 0o755)
  cluster = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
  inbox = await openSmtpInbox()
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  environment = { ...process.env, PORT: String(port), BALCAO_DATA_DIR: join(folder, 'files') }
  places = [
    ['/etc/balcao.env', join(folder, 'balcao.env')],
    ['postgres://balcao:password@db.example.com/balcao', cluster.url],
    ['https://loja.example.com', url],
    ['https://cartoes.example.com', `http://localhost:${port}`],
    ['https://pixels.example.com', `http://0.0.0.0:${port}`],
    ['TRUSTED_PROXIES=1', 'TRUSTED_PROXIES=0'],
    ['smtps://user:password@mail.example.com', inbox.url],
    ['--host loja.example.com', '--host 127.0.0.1'],
  ]
})
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await inbox?.close()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The commands of the README's section, block by block, with this machine in place of the examples. */
function blocks(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [section = ''] = readme.match(/^## In production$[\s\S]+?(?=^## )/m) ?? []
  for (const [example] of places) expect(section, 'an example of the README').toContain(example)
  return [...section.matchAll(/^```sh\n([\s\S]+?)^```$/gm)].map(([, commands = '']) =>
    places.reduce((text, [example, here]) => text.replaceAll(example, here), commands),
  )
}

const bash = (commands: string) =>
  run('bash', ['-c', commands], { cwd: root, env: environment }).catch((error) => error)
const page = (path: string) => fetch(`${url}${path}`, { headers: { accept: 'text/html' } })
const call = async (path: string, input: object) => {
  const answer = await fetch(`${url}/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return (await answer.json()) as { result?: { data: unknown } }
}

test('the section of the README leads from an empty database to a platform with its master and its administrator', async () => {
  const [write = '', start = '', open = '', ...more] = blocks()
  expect(more).toEqual([])
  await bash(write)

  server = spawn('bash', ['-c', start.replace('npm start', 'exec npm start')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  await vi.waitUntil(() => printed.includes(`Balcão is ready at ${url}`), { timeout: 90_000 })
  expect(printed).toContain('npm run balcao -- platform create')
  for (const path of ['/', '/login', '/demo', '/banco-de-mentira', '/dev/mailbox'])
    expect((await page(path)).status, path).toBe(503)

  const { stdout } = await bash(open)
  for (const path of ['/demo', '/banco-de-mentira', '/dev/mailbox', '/dev/gallery', '/dev/kit'])
    expect((await page(path)).status, path).toBe(404)
  expect((await page('/login')).status).toBe(200)

  const complaints = stdout.split('\n').filter((line: string) => line.startsWith('✗'))
  expect(complaints).toEqual([expect.stringMatching(/acquirers .*Minha loja has no active account/)])

  const password = 'quatro palavras bem compridas'
  const [, token = ''] = stdout.match(/invitation=([\w-]+)&door=MASTER/) ?? []
  await call('account.acceptMasterInvitation', { token, password })
  const master = { door: 'MASTER', email: 'helena@loja.example.com', password }
  expect(await call('account.login', master)).toMatchObject({ result: { data: { next: 'done' } } })

  await vi.waitUntil(() => inbox.received.length > 0, { timeout: 30_000 })
  const [mail] = inbox.received
  expect(mail?.to).toEqual(['renata@loja.example.com'])
  const text = (mail?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [, invitation = ''] = text.match(/recover-password[?]invitation=([\w-]+)/) ?? []
  await call('account.acceptInvitation', { token: invitation, password })
  const admin = { door: 'ADMIN', email: 'renata@loja.example.com', password }
  expect(await call('account.login', admin)).toMatchObject({ result: { data: { next: 'done' } } })
})
