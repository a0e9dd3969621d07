import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { mails } from '#db/schema/messages.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { jobs } from '#jobs.ts'
import { listSettingChanges } from '#modules/platforms/settings/list-setting-changes.ts'
import { mailSenderInput } from '#modules/platforms/settings/mail-sender.input.ts'
import { mailSender } from '#modules/platforms/settings/platform-sections.ts'
import { inScope } from '#scope.ts'
import { aCashier } from '#test/a-cashier.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { openSmtpInbox, type SmtpInbox } from '#test/mail/smtp-inbox.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { deliverMailJob } from './deliver-mail.job.ts'
import { sendAnyMail, sendMail } from './send-mail.ts'

let world: TestApp
let facts = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** The same app with a mail server configured. */
function withSmtp(smtpUrl: string | undefined): App {
  return { ...world.app, config: { ...world.app.config, smtpUrl } }
}

const nobodyListens = 'smtp://127.0.0.1:9'

const drain = (app: App) => drainJobs(app, world.ownerUrl, jobs)

function accessCode(to: string, key = `access-code:${++facts}`) {
  return {
    key,
    to,
    template: 'customerAccessCode',
    locale: 'PT_BR',
    props: { name: 'Carolina Nogueira', code: '123456', expiresInMinutes: 10 },
  } as const
}

async function queueMail(app: App, to: string, key?: string): Promise<string> {
  const request = accessCode(to, key)
  await inScope(app, world.platformId, (scope) => sendMail(scope, request))
  return request.key
}

async function mailOf(key: string) {
  const [mail] = await inScope(world.app, world.platformId, ({ tx }) =>
    tx.select().from(mails).where(eq(mails.key, key)),
  )
  return mail
}

describe('a mail about a fact', () => {
  test('is sent once, however often it is requested, concurrently too', async () => {
    const app = withSmtp(nobodyListens)
    const key = `access-code:${++facts}`
    await Promise.all(Array.from({ length: 20 }, () => queueMail(app, 'ana@exemplo.com.br', key)))
    await queueMail(app, 'ana@exemplo.com.br', key)
    const stored = await world.owner`select id from mails where key = ${key}`
    const queued = await world.owner`
      select 1 from graphile_worker._private_jobs where payload->>'mailId' = ${stored[0]?.id}`
    expect([stored.length, queued.length]).toEqual([1, 1])
  })

  test('is not sent when the transaction of its fact rolls back', async () => {
    const request = accessCode('bia@exemplo.com.br')
    const failure = inScope(world.app, world.platformId, async (scope) => {
      await sendMail(scope, request)
      throw new Error('the sale fell through')
    })
    await expect(failure).rejects.toThrow('the sale fell through')
    expect(await mailOf(request.key)).toBeUndefined()
  })

  test('that cannot be rendered does not block its fact, and is sent as soon as it can be rendered', async () => {
    const broken: App = {
      ...world.app,
      renderMail: () => {
        throw new Error('The template is broken')
      },
    }
    const key = await queueMail(broken, 'bruna@exemplo.com.br')
    expect(await mailOf(key)).toBeUndefined()
    const waiting = () => world.owner`
      select attempts from graphile_worker._private_jobs where payload->>'key' = ${key}`
    expect(await waiting()).toHaveLength(1)
    await drain(world.app)
    expect((await mailOf(key))?.text).toContain('123456')
    expect(await waiting()).toHaveLength(0)
  })

  test('is stored to be read when no mail server is configured', async () => {
    const key = await queueMail(world.app, 'caio@exemplo.com.br')
    const mail = await mailOf(key)
    expect(mail).toMatchObject({ state: 'CAPTURED', recipient: 'caio@exemplo.com.br', sentAt: null })
    expect(mail?.text).toContain('123456')
    expect(mail?.html).toContain('123456')
  })

  test('is stored to be read when the mail server was removed before the mail was sent', async () => {
    const key = await queueMail(withSmtp(nobodyListens), 'cora@exemplo.com.br')
    expect((await mailOf(key))?.state).toBe('QUEUED')
    await drain(world.app)
    expect(await mailOf(key)).toMatchObject({ state: 'CAPTURED', sentAt: null })
  })
})

describe('a configured mail server', () => {
  let inbox: SmtpInbox

  test('gets the mail once, in the name of the platform and from the address we may use', async () => {
    inbox = await openSmtpInbox()
    const app = withSmtp(inbox.url)
    const key = await queueMail(app, 'duda@exemplo.com.br')
    await drain(app)
    await drain(app)
    const mail = await mailOf(key)
    expect(mail).toMatchObject({ state: 'SENT', sentAt: world.clock.now() })
    const received = inbox.received.filter(({ to }) => to.includes('duda@exemplo.com.br'))
    expect(received).toHaveLength(1)
    expect(received[0]?.header('From')).toBe('=?UTF-8?Q?Balc=C3=A3o?= <nao-responda@balcao.example>')
    expect(received[0]?.header('Message-ID')).toBe(`<${mail?.id}.${world.platformId}@localhost>`)
    expect(received[0]?.header('Auto-Submitted')).toBe('auto-generated')
    expect(received[0]?.source).toMatch(/text\/plain[\s\S]*text\/html/)
    expect(received[0]?.source).toContain('123456')
    // The code is still valid, so it must not be readable in our tables.
    expect(mail).toMatchObject({ subject: '', html: '', text: '' })
    await inbox.close()
  })

  test('gets every mail under the sender name that the platform chose, with its reply address', async () => {
    inbox = await openSmtpInbox()
    const app = withSmtp(inbox.url)
    const staff = await aCashier(world)
    const typed = { mailName: 'Escola da Ana', mailReplyTo: ' Ajuda@Escola.example ' }
    await staff.call(mailSender.save, mailSenderInput.parse(typed))
    await queueMail(app, 'fabio@exemplo.com.br')
    await drain(app)
    const [received] = inbox.received.filter(({ to }) => to.includes('fabio@exemplo.com.br'))
    expect(received?.header('From')).toBe('Escola da Ana <nao-responda@balcao.example>')
    expect(received?.header('Reply-To')).toBe('ajuda@escola.example')
    expect((await staff.call(listSettingChanges, undefined))[0]).toMatchObject({
      action: 'mail_sender.saved',
    })
    for (const wrong of [
      { mailName: 'Ana\r\nBcc: todos@exemplo.com.br' },
      { mailName: 'Banco <seguro@banco.example>' },
      { mailReplyTo: 'ajuda' },
      { mailReplyTo: 'ajuda@escola.example\nBcc: a@b.example' },
    ])
      expect(mailSenderInput.safeParse({ ...typed, ...wrong }).success).toBe(false)
    await staff.call(mailSender.save, { mailName: null, mailReplyTo: null })
    await queueMail(app, 'gabi@exemplo.com.br')
    await drain(app)
    const [usual] = inbox.received.filter(({ to }) => to.includes('gabi@exemplo.com.br'))
    expect([usual?.header('From'), usual?.header('Reply-To')]).toEqual([
      '=?UTF-8?Q?Balc=C3=A3o?= <nao-responda@balcao.example>',
      undefined,
    ])
    await inbox.close()
  })

  test('that is down loses no mail, and gets it when it is back', async () => {
    inbox = await openSmtpInbox()
    const { port, url } = inbox
    await inbox.close()
    const app = withSmtp(url)
    const key = await queueMail(app, 'edu@exemplo.com.br')
    const mailId = (await mailOf(key))?.id ?? ''
    const deliver = () => deliverMailJob.run(app, { platformId: world.platformId, mailId })
    await expect(deliver()).rejects.toThrow()
    expect((await mailOf(key))?.state).toBe('QUEUED')

    inbox = await openSmtpInbox({ port })
    await drain(app)
    expect((await mailOf(key))?.state).toBe('SENT')
    expect(inbox.received.filter(({ to }) => to.includes('edu@exemplo.com.br'))).toHaveLength(1)
    await inbox.close()
  })

  test('that is busy is retried by the queue until it accepts', async () => {
    inbox = await openSmtpInbox({ busyConnections: 3 })
    const app = withSmtp(inbox.url)
    const key = await queueMail(app, 'fabi@exemplo.com.br')
    await drain(app)
    expect((await mailOf(key))?.state).toBe('SENT')
    expect(inbox.received).toHaveLength(1)
    await inbox.close()
  })

  test('that reports a missing mailbox is called once, and the mail is marked as failed', async () => {
    inbox = await openSmtpInbox({ unknownRecipients: ['ninguem@exemplo.com.br'] })
    const app = withSmtp(inbox.url)
    const key = await queueMail(app, 'ninguem@exemplo.com.br')
    await drain(app)
    expect((await mailOf(key))?.state).toBe('FAILED')
    const left = await world.owner`
      select 1 from graphile_worker._private_jobs where payload->>'mailId' = ${(await mailOf(key))?.id ?? ''}`
    expect(left).toHaveLength(0)
    await inbox.close()
  })

  test('recognises a mail repeated after a crash by its message id', async () => {
    inbox = await openSmtpInbox()
    const app = withSmtp(inbox.url)
    const key = await queueMail(app, 'gabi@exemplo.com.br')
    const mailId = (await mailOf(key))?.id ?? ''
    await deliverMailJob.run(app, { platformId: world.platformId, mailId })
    // The process died after the mail server accepted the mail and before that was stored.
    await world.owner`update mails set state = 'QUEUED', sent_at = null where id = ${mailId}`
    await deliverMailJob.run(app, { platformId: world.platformId, mailId })
    const ids = inbox.received.map((mail) => mail.header('Message-ID'))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await drain(app)
    await inbox.close()
  })

  test('gets no mail of one platform by the job of another', async () => {
    inbox = await openSmtpInbox()
    const app = withSmtp(inbox.url)
    const neighbour = await inScope(app, randomUUID(), (scope) =>
      aPlatform(scope, {
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
      }),
    )
    const key = await queueMail(app, 'heitor@exemplo.com.br')
    const mailId = (await mailOf(key))?.id ?? ''
    await deliverMailJob.run(app, { platformId: neighbour.platformId, mailId })
    expect(inbox.received).toHaveLength(0)
    expect((await mailOf(key))?.state).toBe('QUEUED')
    await drain(app)
    await inbox.close()
  })
})

test('a mail with an opt-out has the List-Unsubscribe headers, and no other mail has them', async () => {
  const inbox = await openSmtpInbox()
  const app = withSmtp(inbox.url)
  const reminder = {
    key: `cart-reminder:${++facts}`,
    to: 'lembrete@exemplo.com.br',
    template: 'cartReminder',
    locale: 'PT_BR',
    props: {
      buyerName: 'Carolina',
      sellerName: 'Forno',
      productName: 'Curso',
      amountCents: 19_700,
      currency: 'BRL',
      checkoutPath: '/checkout/1',
      optOutPath: '/opt-out/abc.def',
      reason: 'LEFT',
      isLast: false,
      words: null,
    },
  } as const
  await inScope(app, world.platformId, (scope) => sendAnyMail(scope, reminder))
  await queueMail(app, 'codigo@exemplo.com.br')
  await drain(app)
  const headersOf = (to: string) => {
    const mail = inbox.received.find((received) => received.to.includes(to))
    return [mail?.header('list-unsubscribe'), mail?.header('list-unsubscribe-post')]
  }
  const [url, how] = headersOf('lembrete@exemplo.com.br')
  expect(url).toMatch(/^<https?:\/\/[^>]+\/opt-out\/abc\.def>$/)
  expect(how).toBe('List-Unsubscribe=One-Click')
  expect(headersOf('codigo@exemplo.com.br')).toEqual([undefined, undefined])
  await inbox.close()
})
