import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@balcao/server/kit/postgres/embedded-postgres'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { openSmtpInbox, type SmtpInbox } from '@balcao/server/test/mail/smtp-inbox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AcquirerByProxy, openAcquirerByProxy } from './acquirer-by-proxy.ts'
import { anInstallation, people } from './an-installation.ts'
import { anApiClient } from './api-client.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

let folder: string
let cluster: EmbeddedPostgres
let inbox: SmtpInbox
let acquirer: AcquirerByProxy
let server: ChildProcess
let url: string
let environment: NodeJS.ProcessEnv
let installation: ReturnType<typeof anInstallation>
/** The examples of the README, and their replacements on this machine. */
let places: [example: string, here: string][]

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'balcao-production-')))
  // PostgreSQL's own user has to be able to enter the folder.
  chmodSync(folder, 0o755)
  cluster = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
  inbox = await openSmtpInbox()
  acquirer = await openAcquirerByProxy(folder)
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  environment = {
    ...process.env,
    PORT: String(port),
    BALCAO_DATA_DIR: join(folder, 'files'),
    ACQUIRER_PROXY_URL: acquirer.proxyUrl,
    NODE_EXTRA_CA_CERTS: acquirer.certificatePath,
  }
  installation = anInstallation({ url, inbox, acquirer })
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
  await acquirer?.close()
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

/** The doctor's lines about a missing setting. */
const complaintsOf = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('✗'))

test("the README's section leads from an empty database to a platform with its master and its administrator", async () => {
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
  await vi.waitUntil(() => printed.includes(`Balcão is ready at ${url}`), { timeout: 180_000 })
  expect(printed).toContain('npm run balcao -- platform create')
  for (const path of ['/', '/login', '/demo', '/banco-de-mentira', '/dev/mailbox'])
    expect((await page(path)).status, path).toBe(503)

  const { stdout } = await bash(open)
  for (const path of ['/demo', '/banco-de-mentira', '/dev/mailbox', '/dev/gallery', '/dev/kit'])
    expect((await page(path)).status, path).toBe(404)
  expect((await page('/login')).status).toBe(200)

  expect(complaintsOf(stdout)).toEqual([
    expect.stringMatching(/acquirers .*Minha loja has no active account/),
  ])

  const [, token = ''] = stdout.match(/invitation=([\w-]+)&door=MASTER/) ?? []
  await anApiClient(url).write('account.acceptMasterInvitation', { token, password: people.password })
  const master = await installation.enter('MASTER', people.masterEmail)
  expect(await master.read('master.platforms.list', {})).toMatchObject({
    rows: [{ name: 'Minha loja', state: 'SETTING_UP' }],
  })

  await installation.acceptInvitation()
})

test('the same installation reaches its first sale: an acquirer, a seller, a product, and a paid Pix', async () => {
  const admin = await installation.enter('ADMIN', people.adminEmail)
  await installation.connectAcquirer(admin)
  const { stdout } = await bash(
    blocks()[2]
      ?.split('\n')
      .filter((line) => !line.includes('platform create'))
      .join('\n') ?? '',
  )
  expect(stdout).toContain('✓ acquirer HAWKPAY')
  expect(complaintsOf(stdout)).toEqual([])

  await installation.sell(admin)
})
