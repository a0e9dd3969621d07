import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { mails } from '#db/schema/messages.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { devMailbox } from './dev-mailbox.ts'

let world: TestApp
let server: FastifyInstance
let platformId = ''
const neighbourId = crypto.randomUUID()

beforeAll(async () => {
  world = await createTestApp()
  platformId = world.platformId
  server = await mailboxOf(world.app)
})
afterAll(() => world.stop())

/** The host directory of the real server is replaced by one that always answers with the platform of the test. */
async function mailboxOf(app: App): Promise<FastifyInstance> {
  const web = fastify()
  web.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error
    return reply.code(errorCodes[error.code].httpStatus).send({ error: error.code })
  })
  web.decorateRequest('platformId', '')
  web.addHook('onRequest', async (request) => {
    request.platformId = platformId
  })
  await web.register(devMailbox, { app })
  return web
}

async function storeMail(
  subject: string,
  { html = '<p>Olá</p>', platform = world.platformId } = {},
): Promise<string> {
  const id = crypto.randomUUID()
  await inScope(world.app, platform, ({ tx, now }) =>
    tx.insert(mails).values({
      id,
      platformId: platform,
      key: id,
      template: 'purchaseApproved',
      recipient: '"Ana" <ana@exemplo.com.br>',
      subject,
      html,
      text: `${subject} em texto`,
      state: 'CAPTURED',
      createdAt: now,
    }),
  )
  world.clock.advance({ seconds: 1 })
  return id
}

test('an empty mailbox says how to fill it', async () => {
  const answer = await server.inject({ url: '/dev/mailbox' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Nenhum e-mail.')
})

test('a captured mail is listed and opens in a frame that can run nothing', async () => {
  const hostile = `<html><head></head><body onload="alert(1)"><script>alert('x')</script><a href="/confirm">Confirmar</a></body></html>`
  const id = await storeMail('Sua compra <b>foi</b> aprovada', { html: hostile })
  const list = await server.inject({ url: '/dev/mailbox' })
  expect(list.body).toContain('Sua compra &lt;b&gt;foi&lt;/b&gt; aprovada')
  expect(list.body).toContain(`href="/dev/mailbox/${id}"`)
  expect(list.body).toContain('&quot;Ana&quot; &lt;ana@exemplo.com.br&gt;')

  const page = await server.inject({ url: `/dev/mailbox/${id}` })
  expect(page.body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/)
  expect(page.body).not.toContain('<script')
  expect(page.body).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;')
  expect(page.body).toContain('&lt;base target=&quot;_blank&quot;&gt;')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(page.headers['cache-control']).toBe('no-store')
})

test('many mails come in pages, the newest first', async () => {
  for (let each = 1; each <= 45; each++) await storeMail(`Aviso ${each}.`)
  const first = (await server.inject({ url: '/dev/mailbox' })).body
  expect(first).toContain('Aviso 45.')
  expect(first).toContain('Aviso 26.')
  expect(first).not.toContain('Aviso 25.')
  expect(first).toContain('Página 1 de 3')
  const last = (await server.inject({ url: '/dev/mailbox?page=3' })).body
  expect(last).toContain('Aviso 5.')
  expect(last).not.toContain('rel="next"')
  for (const page of ['0', '-1', 'abc', '1e9', '2.5'])
    expect((await server.inject({ url: `/dev/mailbox?page=${page}` })).body, page).toContain('Página 1 de 3')
})

test('a platform sees its own mails and no mail of another platform', async () => {
  const foreign = await storeMail('Segredo da vizinha', { platform: neighbourId })
  expect((await server.inject({ url: '/dev/mailbox' })).body).not.toContain('Segredo da vizinha')
  expect((await server.inject({ url: `/dev/mailbox/${foreign}` })).statusCode).toBe(404)
  platformId = neighbourId
  expect((await server.inject({ url: '/dev/mailbox' })).body).toContain('Segredo da vizinha')
  platformId = world.platformId
})

test('a mail that does not exist is not found', async () => {
  for (const id of [crypto.randomUUID(), 'x', "' or 1=1"])
    expect((await server.inject({ url: `/dev/mailbox/${encodeURIComponent(id)}` })).statusCode).toBe(404)
})

test('there is no mailbox outside the demo, nor with a mail server', async () => {
  const { config } = world.app
  for (const changed of [{ isDemo: false }, { smtpUrl: 'smtp://mail.example' }]) {
    const web = await mailboxOf({ ...world.app, config: { ...config, ...changed } })
    expect((await web.inject({ url: '/dev/mailbox' })).statusCode).toBe(404)
  }
})
