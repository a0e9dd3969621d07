import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@balcao/server/kit/postgres/embedded-postgres'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { openSmtpInbox, type SmtpInbox } from '@balcao/server/test/mail/smtp-inbox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AcquirerByProxy, openAcquirerByProxy } from './acquirer-by-proxy.ts'
import { anInstallation, people } from './an-installation.ts'

/** The image, as `podman build --tag balcao .` or deploy/try/build-image.sh made it. */
const image = process.env.BALCAO_IMAGE ?? 'balcao'
/** Flags that a restricted machine needs, such as `--runtime=runc`. */
const machineFlags = process.env.BALCAO_CONTAINER_FLAGS?.split(' ') ?? []
const largestBytes = 250_000_000
const run = promisify(execFile)

let folder: string
let cluster: EmbeddedPostgres
let inbox: SmtpInbox
let acquirer: AcquirerByProxy
let port: number
let environment: Record<string, string>
const containers: ChildProcess[] = []

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'balcao-image-')))
  // PostgreSQL's own user has to be able to enter the folder.
  chmodSync(folder, 0o755)
  cluster = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
  inbox = await openSmtpInbox()
  acquirer = await openAcquirerByProxy(folder)
  port = await findFreePort()
  environment = {
    DATABASE_URL: cluster.url,
    DATABASE_MIGRATIONS: 'job',
    BALCAO_MASTER_KEY: Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64'),
    BALCAO_BACKUPS: 'nobody: this is a test',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'nao-responda@loja.example.com',
    ACQUIRER_PROXY_URL: acquirer.proxyUrl,
    NODE_EXTRA_CA_CERTS: '/acquirer.pem',
  }
})
afterAll(async () => {
  for (const container of containers.filter(({ exitCode }) => exitCode === null)) {
    container.kill('SIGTERM')
    await once(container, 'exit')
  }
  await acquirer?.close()
  await inbox?.close()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As deploy/compose/compose.yaml runs it: on a root that cannot be written, by a user without rights. */
function options(role: string): string[] {
  return [
    ...['run', '--rm', '--network', 'host', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'],
    ...machineFlags,
    ...['--security-opt', 'no-new-privileges', '--volume', `${acquirer.certificatePath}:/acquirer.pem:ro`],
    ...Object.entries({ ...environment, BALCAO_ROLE: role }).flatMap((pair) => ['--env', pair.join('=')]),
  ]
}

function start(role: string): { container: ChildProcess; printed: () => string } {
  const container = spawn('podman', [...options(role), image], { stdio: ['ignore', 'pipe', 'inherit'] })
  containers.push(container)
  let printed = ''
  container.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  return { container, printed: () => printed }
}

const balcao = (...words: string[]) => run('podman', [...options('web'), image, 'balcao', ...words])

test('the image is small, has no shell, and runs as a user without rights', async () => {
  const { stdout } = await run('podman', ['image', 'inspect', image])
  const [{ Size: bytes, Config: config }] = JSON.parse(stdout)
  console.log(`Image: ${(bytes / 1e6).toFixed(0)} MB`)
  expect(bytes).toBeLessThanOrEqual(largestBytes)
  expect(config.User).toBe('10001:10001')
  await expect(run('podman', [...options('web'), image, 'sh', '-c', 'true'])).rejects.toThrow()
})

test('web and worker wait for the migration, serve once it has run, and sell', async () => {
  const [web, worker] = [start('web'), start('worker')]
  await vi.waitUntil(() => web.printed().includes('Waiting for the migration'), { timeout: 60_000 })
  const { container: migration } = start('migrate')
  const [code] = await once(migration, 'exit')
  expect(code).toBe(0)
  for (const { printed } of [web, worker])
    await vi.waitUntil(() => printed().includes('Balcão is ready'), { timeout: 120_000 })

  await balcao(
    ...[
      'platform',
      'create',
      '--name',
      'Minha loja',
      '--host',
      '127.0.0.1',
      '--document',
      '11.222.333/0001-81',
    ],
    ...['--phone', '(11) 98765-4321', '--admin-name', 'Renata Alves', '--admin-email', people.adminEmail],
    ...['--master-name', 'Helena Prado', '--master-email', people.masterEmail],
  )
  const installation = anInstallation({ url: environment.PUBLIC_URL ?? '', inbox, acquirer })
  await installation.acceptInvitation()
  const admin = await installation.enter('ADMIN', people.adminEmail)
  await installation.connectAcquirer(admin)
  await installation.sell(admin)
  const { stdout } = await balcao('audit')
  expect(stdout).not.toContain('✗')
})

test('a stopped container answers the requests in flight and ends by itself; the next is ready at once', async () => {
  const [web] = containers
  web?.kill('SIGTERM')
  const [code] = await once(web as ChildProcess, 'exit')
  expect(code).toBe(0)

  const startedAt = performance.now()
  const next = start('web')
  const isReady = () =>
    fetch(`${environment.PUBLIC_URL}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 50 })
  await vi.waitUntil(() => next.printed().includes('Balcão is ready'), { timeout: 60_000 })
  const [, launched] = next.printed().match(/is ready at .* \(([\d.]+) s/) ?? []
  console.log(
    `Start to ready: ${((performance.now() - startedAt) / 1000).toFixed(1)} s, of them ${launched} s inside`,
  )
  expect(next.container.exitCode).toBe(null)
})
