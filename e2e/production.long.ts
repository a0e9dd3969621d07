import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@balcao/server/kit/postgres/embedded-postgres'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { openSmtpInbox, type SmtpInbox } from '@balcao/server/test/mail/smtp-inbox'
import { totpCode } from '@balcao/server/test/totp-code'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AcquirerByProxy, openAcquirerByProxy } from './acquirer-by-proxy.ts'
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

/** The text of the newest mail to a recipient. */
async function mailTo(recipient: string): Promise<string> {
  const found = () => inbox.received.findLast(({ to }) => to.includes(recipient))
  await vi.waitUntil(found, { timeout: 30_000 })
  return (found()?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
}

const password = 'quatro palavras bem compridas'
const masterEmail = 'helena@loja.example.com'
const adminEmail = 'renata@loja.example.com'
const sellerEmail = 'joana@forno.example.com'
const buyerEmail = 'carolina@compradora.example.com'

/** Logs in by role, and sets up the second factor that production requires of operators. */
async function enter(door: 'MASTER' | 'ADMIN', email: string) {
  const client = anApiClient(url)
  expect(await client.write('account.login', { door, email, password })).toMatchObject({ next: 'done' })
  const { secret } = await client.write<{ secret: string }>('account.startSecondFactor')
  await client.write('account.enableSecondFactor', { code: totpCode(secret, new Date()) })
  return client
}

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
  await anApiClient(url).write('account.acceptMasterInvitation', { token, password })
  const master = await enter('MASTER', masterEmail)
  expect(await master.read('master.platforms.list', {})).toMatchObject({
    rows: [{ name: 'Minha loja', state: 'SETTING_UP' }],
  })

  const [, invitation = ''] = (await mailTo(adminEmail)).match(/recover-password[?]invitation=([\w-]+)/) ?? []
  await anApiClient(url).write('account.acceptInvitation', { token: invitation, password })
})

test('the same installation reaches its first sale: an acquirer, a seller, a product, and a paid Pix', async () => {
  const admin = await enter('ADMIN', adminEmail)
  const keys = { publicKey: 'pk_da_loja', secretKey: 'sk_da_loja' }
  acquirer.sandbox.acquirer('HAWKPAY').addAccount(keys)
  await admin.write('admin.acquirers.create', {
    provider: 'HAWKPAY',
    label: 'Hawkpay',
    baseUrl: acquirer.baseUrl,
    credentials: keys,
    methods: ['PIX'],
    priority: 0,
    confirmation: 'Hawkpay',
    reason: 'Primeira adquirente',
  })
  const { stdout } = await bash(
    blocks()[2]
      ?.split('\n')
      .filter((line) => !line.includes('platform create'))
      .join('\n') ?? '',
  )
  expect(stdout).toContain('✓ acquirer HAWKPAY')
  expect(complaintsOf(stdout)).toEqual([])

  const seller = anApiClient(url)
  const { registration } = await seller.write<{ registration: string }>('account.register', {
    name: 'Joana Prado',
    email: sellerEmail,
    phone: '(11) 98765-4321',
    password,
    personKind: 'PF',
    document: '529.982.247-25',
    tradeName: 'Forno da Joana',
    soldCategory: 'culinaria-e-gastronomia',
    expectedMonthlyCents: 800_000,
    acceptedTexts: {},
    managerCode: null,
  })
  const code = (await mailTo(sellerEmail)).match(/\b\d{6}\b/)?.[0] ?? ''
  await seller.write('account.confirmRegistration', { registration, code })
  const { productId, offerId } = await seller.write<{ productId: string; offerId: string }>(
    'seller.products.create',
    { type: 'DIGITAL', name: 'Curso de pão', offerTitle: 'Curso de pão' },
  )
  type Versioned = { version: number } & Record<string, unknown>
  const { version } = await seller.read<Versioned>('seller.products.get', { productId })
  const described = await seller.write<Versioned>('seller.products.update', {
    productId,
    version,
    name: 'Curso de pão',
    description: 'Dez aulas em vídeo, do fermento natural à primeira fornada.',
    imageKey: null,
    category: 'culinaria-e-gastronomia',
    guaranteeDays: 7,
    supportEmail: sellerEmail,
    supportPhone: null,
    salesPageUrl: null,
  })
  const offer = await seller.read<Versioned>('seller.offers.get', { offerId })
  await seller.write('seller.offers.update', {
    offerId,
    version: offer.version,
    title: 'Curso de pão',
    type: 'ONE_TIME',
    priceCents: 9_700,
    recurrencePriceCents: null,
    frequencyInDays: null,
    template: 'DEFAULT',
    pixEnabled: true,
    creditCardEnabled: false,
    billetEnabled: false,
  })
  await seller.write('seller.products.submit', { productId, version: described.version })
  const { rows } = await admin.read<{ rows: { id: string }[] }>('admin.products.reviews', {})
  const reviewId = rows[0]?.id
  const review = await admin.read<Versioned>('admin.products.review', { reviewId })
  await admin.write('admin.products.decide', { reviewId, version: review.version, decision: 'APPROVED' })

  expect((await page(`/checkout/${offerId}`)).status).toBe(200)
  const bought = await anApiClient(url).write<{ paymentId: string; payment: { pix: { code: string } } }>(
    'checkout.purchase',
    {
      offerId,
      name: 'Carolina Nogueira',
      email: buyerEmail,
      phone: '(11) 91234-5678',
      cpf: '111.444.777-35',
      paymentMethod: 'PIX',
      utmQuery: '',
    },
  )
  await acquirer.sandbox.bank.pay(bought.payment.pix.code)
  expect(await mailTo(buyerEmail)).toContain('Curso de p')
  const sold = () => seller.read<{ rows: { status: string }[] }>('seller.sales.list', {})
  await vi.waitUntil(async () => (await sold()).rows[0]?.status === 'APPROVED', {
    timeout: 60_000,
    interval: 1_000,
  })
  expect((await sold()).rows).toMatchObject([{ status: 'APPROVED' }])
})
