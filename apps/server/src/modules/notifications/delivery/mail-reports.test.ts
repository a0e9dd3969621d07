import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { createTestAuthority } from '@balcao/sandbox/tls/create-test-authority'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { users } from '#db/schema/accounts.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { createRateLimiter } from '#kit/rate-limit.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'
import { openSmtpInbox, type SmtpInbox } from '#test/mail/smtp-inbox.ts'
import { createShop, type Shop } from '#test/shop.ts'

const topicArn = 'arn:aws:sns:sa-east-1:123456789012:balcao-mails'
const snsHost = 'https://sns.sa-east-1.amazonaws.com'
const certificateUrl = `${snsHost}/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem`
const postmarkLogin = 'balcao:um-segredo-bem-comprido'
const mailgunKey = 'key-0123456789abcdef'
const sendgrid = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const sns = createTestAuthority().issueClient('sns.amazonaws.com')

let shop: Shop
let inbox: SmtpInbox
/** Addresses that the product requested from outside, in order. */
const asked: string[] = []

beforeAll(async () => {
  inbox = await openSmtpInbox()
  shop = await createShop({
    SMTP_URL: inbox.url,
    SES_TOPIC_ARN: topicArn,
    POSTMARK_WEBHOOK_LOGIN: postmarkLogin,
    SENDGRID_WEBHOOK_KEY: sendgrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    MAILGUN_WEBHOOK_KEY: mailgunKey,
  })
  shop.app.http = {
    request: async (url) => {
      asked.push(url)
      const isKnown = url === certificateUrl || url.startsWith(`${snsHost}/?Action=ConfirmSubscription`)
      return { status: isKnown ? 200 : 404, headers: {}, body: Buffer.from(sns.certificate) }
    },
  }
})
afterAll(async () => {
  await shop.stop()
  await inbox.close()
})
beforeEach(() => void asked.splice(0))

type Sent = { id: string; name: string; to: string; platformId: string }

/** A mail in the state SENT. */
async function aSentMail(to = `${randomUUID()}@exemplo.com.br`, platformId = shop.platformId): Promise<Sent> {
  const key = `broadcast:${randomUUID()}`
  await inScope(shop.app, platformId, (scope) =>
    sendMail(scope, {
      key,
      to,
      template: 'newDevice',
      locale: 'PT_BR',
      props: {
        name: 'Carolina',
        ip: '203.0.113.7',
        userAgent: 'Firefox',
        at: now(),
        securityPath: '/profile',
      },
    }),
  )
  await shop.drainJobs()
  const [row] = await shop.owner`select id from mails where key = ${key}`
  return { id: row?.id, name: `${row?.id}.${platformId}`, to, platformId }
}

async function standing({ id }: Sent) {
  const [row] = await shop.owner`select state, service_id, html, reported_at from mails where id = ${id}`
  return row
}
const stateOf = async (mail: Sent) => (await standing(mail))?.state
const suppressionsOf = async (email: string) =>
  (await shop.owner`select platform_id, reason from mail_suppressions where email = ${email}`).map(
    ({ platform_id, reason }) => [platform_id, reason],
  )
const now = () => shop.clock.now()

async function post(service: string, body: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${shop.url}/mail-reports/${service}`, { method: 'POST', headers, body })
  return answer.status
}

type Event = 'DELIVERED' | 'SOFT' | 'HARD' | 'COMPLAINT'
type Wishes = { at?: Date; isForged?: boolean }

/** One report of each service, in its own format. */
const services = {
  ses: (
    name: string,
    event: Event,
    { at = now(), isForged = false, ...more }: Wishes & Partial<Envelope> = {},
  ) => {
    const notificationType = {
      DELIVERED: 'Delivery',
      SOFT: 'Bounce',
      HARD: 'Bounce',
      COMPLAINT: 'Complaint',
    }[event]
    const Message = JSON.stringify({
      notificationType,
      ...(notificationType === 'Bounce' && {
        bounce: { bounceType: event === 'HARD' ? 'Permanent' : 'Transient', bouncedRecipients: [] },
      }),
      mail: { messageId: '0102018f-ses', commonHeaders: { messageId: `<${name}@loja.example>` } },
    })
    return post('ses', signedBySns({ Message, Timestamp: at.toISOString(), ...more }, isForged), {
      'content-type': 'text/plain; charset=UTF-8',
    })
  },
  postmark: (name: string, event: Event, { isForged = false }: Wishes = {}) =>
    post(
      'postmark',
      JSON.stringify({
        ...{
          DELIVERED: { RecordType: 'Delivery' },
          SOFT: { RecordType: 'Bounce', Type: 'SoftBounce', Inactive: false },
          HARD: { RecordType: 'Bounce', Type: 'HardBounce', Inactive: true },
          COMPLAINT: { RecordType: 'SpamComplaint', Type: 'SpamComplaint' },
        }[event],
        MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
        Metadata: { mail: name },
      }),
      { authorization: `Basic ${btoa(isForged ? 'balcao:outro-segredo-comprido' : postmarkLogin)}` },
    ),
  sendgrid: (name: string, event: Event, { at = now(), isForged = false }: Wishes = {}) => {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const body = JSON.stringify([
      { event: 'processed', 'smtp-id': `<${name}@loja.example>` },
      {
        ...{
          DELIVERED: { event: 'delivered' },
          SOFT: { event: 'bounce', type: 'blocked' },
          HARD: { event: 'bounce', type: 'bounce' },
          COMPLAINT: { event: 'spamreport' },
        }[event],
        sg_message_id: 'sendgrid-id',
        mail: name,
      },
    ])
    const signed = isForged ? `${timestamp}${body} ` : `${timestamp}${body}`
    return post('sendgrid', body, {
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': createSign('sha256')
        .update(signed)
        .sign(sendgrid.privateKey, 'base64'),
    })
  },
  mailgun: (name: string, event: Event, { at = now(), isForged = false }: Wishes = {}) => {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const token = randomUUID()
    return post(
      'mailgun',
      JSON.stringify({
        signature: {
          timestamp,
          token,
          signature: createHmac('sha256', isForged ? 'another key' : mailgunKey)
            .update(timestamp + token)
            .digest('hex'),
        },
        'event-data': {
          ...{
            DELIVERED: { event: 'delivered' },
            SOFT: { event: 'failed', severity: 'permanent', reason: 'old' },
            HARD: { event: 'failed', severity: 'permanent', reason: 'bounce' },
            COMPLAINT: { event: 'complained' },
          }[event],
          message: { headers: { 'message-id': `${name}@loja.example` } },
        },
      }),
    )
  },
}

type Envelope = Record<
  'Type' | 'Message' | 'Timestamp' | 'TopicArn' | 'SigningCertURL' | 'SignatureVersion',
  string
>

function signedBySns(
  wishes: Partial<Envelope> & { Token?: string; SubscribeURL?: string },
  isForged = false,
): string {
  const envelope: Record<string, string> = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: topicArn,
    SignatureVersion: '2',
    SigningCertURL: certificateUrl,
    ...wishes,
  }
  const text = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
    .flatMap((name) => (envelope[name] === undefined ? [] : [`${name}\n${envelope[name]}\n`]))
    .join('')
  const signature = createSign(envelope.SignatureVersion === '2' ? 'sha256' : 'sha1')
    .update(isForged ? `${text} ` : text)
    .sign(sns.key, 'base64')
  return JSON.stringify({ ...envelope, Signature: signature })
}

describe.each(Object.entries(services))('reports of %s', (_name, report) => {
  test('say that a mail was delivered, and then that it bounced for good', async () => {
    const mail = await aSentMail()
    expect(await report(mail.name, 'DELIVERED')).toBe(200)
    expect(await standing(mail)).toMatchObject({ state: 'DELIVERED', html: '', reported_at: now() })
    expect((await standing(mail))?.service_id).not.toBeNull()
    expect(await report(mail.name, 'HARD')).toBe(200)
    expect(await stateOf(mail)).toBe('BOUNCED')
    expect(await suppressionsOf(mail.to)).toEqual([[shop.platformId, 'BOUNCED']])
  })

  test('tell a full mailbox from a complaint', async () => {
    const [full, annoyed] = [await aSentMail(), await aSentMail()]
    expect([await report(full.name, 'SOFT'), await report(annoyed.name, 'COMPLAINT')]).toEqual([200, 200])
    expect([await stateOf(full), await stateOf(annoyed)]).toEqual(['BOUNCED', 'COMPLAINED'])
    expect([await suppressionsOf(full.to), await suppressionsOf(annoyed.to)]).toEqual([
      [],
      [[shop.platformId, 'COMPLAINED']],
    ])
  })

  test('have their effect once, however often and in whatever order they are repeated', async () => {
    const mail = await aSentMail()
    await report(mail.name, 'HARD')
    await shop.owner`delete from mail_suppressions where email = ${mail.to}`
    expect([await report(mail.name, 'HARD'), await report(mail.name, 'DELIVERED')]).toEqual([200, 200])
    expect([await stateOf(mail), await suppressionsOf(mail.to)]).toEqual(['BOUNCED', []])
  })

  test('without a valid proof change nothing', async () => {
    const mail = await aSentMail()
    expect(await report(mail.name, 'HARD', { isForged: true })).toBe(403)
    expect([await stateOf(mail), await suppressionsOf(mail.to)]).toEqual(['SENT', []])
  })

  test('about a mail that is not ours, or under the name of another platform, are answered and skipped', async () => {
    const mail = await aSentMail()
    expect(await report('what-is-this', 'HARD')).toBe(200)
    expect(await report(`${randomUUID()}.${shop.platformId}`, 'HARD')).toBe(200)
    expect(await report(`${mail.id}.${randomUUID()}`, 'HARD')).toBe(200)
    expect(await stateOf(mail)).toBe('SENT')
  })
})

test('a mail carries its name for each service in the header that the service repeats', async () => {
  const { name } = await aSentMail()
  const sent = inbox.received.at(-1)
  const whole = (header: string) => sent?.header(header)?.replace(/\s/g, '')
  expect(whole('Message-ID')).toBe(`<${name}@127.0.0.1>`)
  expect(whole('X-PM-Metadata-mail')).toBe(name)
  expect(whole('X-SMTPAPI')).toBe(`{"unique_args":{"mail":"${name}"}}`)
  expect(whole('X-Mailgun-Variables')).toBe(`{"mail":"${name}"}`)
})

test.each(['ses', 'sendgrid', 'mailgun'] as const)('an old report of %s is refused', async (service) => {
  const mail = await aSentMail()
  for (const hours of [-1, 25]) {
    const at = new Date(now().getTime() - hours * 3_600_000)
    expect(await services[service](mail.name, 'HARD', { at }), `${hours} hours ago`).toBe(403)
  }
  expect(await stateOf(mail)).toBe('SENT')
})

describe('a signature of Mailgun, which does not cover the event', () => {
  function aSignature() {
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const token = randomUUID()
    const signature = createHmac('sha256', mailgunKey)
      .update(timestamp + token)
      .digest('hex')
    return (event: 'delivered' | 'complained', mail: Sent) =>
      post(
        'mailgun',
        JSON.stringify({
          signature: { timestamp, token, signature },
          'event-data': { event, 'user-variables': { mail: mail.name } },
        }),
      )
  }

  test('is honoured once, whichever process receives it', async () => {
    const [first, second] = [await aSentMail(), await aSentMail()]
    const { limits } = shop.app
    const report = aSignature()
    expect(await report('delivered', first)).toBe(200)
    // Simulates another process, which has not seen the earlier call.
    shop.app.limits = createRateLimiter(shop.clock)
    expect([await report('complained', first), await report('complained', second)]).toEqual([200, 200])
    shop.app.limits = limits
    expect([await stateOf(first), await stateOf(second)]).toEqual(['DELIVERED', 'SENT'])
  })

  test('is not used up by a report that fails', async () => {
    const mail = await aSentMail()
    const report = aSignature()
    await shop.owner`alter table mail_suppressions rename to mail_suppressions_away`
    expect(await report('complained', mail)).toBe(500)
    await shop.owner`alter table mail_suppressions_away rename to mail_suppressions`
    expect(await report('complained', mail)).toBe(200)
    expect([await stateOf(mail), await suppressionsOf(mail.to)]).toEqual([
      'COMPLAINED',
      [[shop.platformId, 'COMPLAINED']],
    ])
  })
})

describe('Amazon SNS', () => {
  const confirmation = (more: Partial<Envelope> = {}) =>
    post(
      'ses',
      signedBySns({
        Type: 'SubscriptionConfirmation',
        Message: 'You have chosen to subscribe',
        Timestamp: now().toISOString(),
        Token: 'a-token',
        SubscribeURL: 'https://evil.example/confirm',
        ...more,
      }),
    )
  const confirmed = () => asked.filter((url) => url.includes('ConfirmSubscription'))

  test('is subscribed to only for the configured topic, at its own address', async () => {
    expect(await confirmation()).toBe(200)
    expect(confirmed()).toEqual([
      `${snsHost}/?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(topicArn)}&Token=a-token`,
    ])
    expect(await confirmation({ TopicArn: `${topicArn}-2` })).toBe(403)
    expect(confirmed()).toHaveLength(1)
  })

  test('proves itself only by a certificate of its own region', async () => {
    const mail = await aSentMail()
    for (const SigningCertURL of [
      'https://evil.example/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem',
      certificateUrl.replace('sa-east-1', 'us-east-1'),
      certificateUrl.replace('amazonaws.com', 'amazonaws.com.evil.example'),
      certificateUrl.replace('https', 'http'),
      `${snsHost}/other.pem`,
      `${certificateUrl}?x=1`,
    ])
      expect(await services.ses(mail.name, 'HARD', { SigningCertURL }), SigningCertURL).toBe(403)
    expect(asked).toEqual([])
    expect(await stateOf(mail)).toBe('SENT')
  })

  test('may sign with version 1, and confirm a new topic with a text that is no report', async () => {
    const mail = await aSentMail()
    expect(await services.ses(mail.name, 'DELIVERED', { SignatureVersion: '1' })).toBe(200)
    expect(await stateOf(mail)).toBe('DELIVERED')
    const Message = 'Successfully validated SNS topic for Amazon SES event publishing.'
    expect(await services.ses('', 'DELIVERED', { Message })).toBe(200)
  })
})

/** A staff member, for all sellers or for some. */
async function aMember(ownSellers?: string[]) {
  const { id, email } = await inScope(shop.app, shop.platformId, async (scope) => {
    const person = await aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] })
    if (ownSellers)
      await scope.tx.update(users).set({ staffSellerIds: ownSellers }).where(eq(users.id, person.id))
    return person
  })
  const browser = aBrowser(shop)
  await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
  return { id, sales: appRouter.createCaller(browser.context).admin.sales }
}

describe('a suppressed address', () => {
  test('gets no mail of its platform, whatever its capitals, and still gets mail of another platform', async () => {
    const neighbour = await inScope(shop.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        acquirerUrl: shop.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => shop.sandbox.acquirer('HAWKPAY').addAccount(account),
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
      }),
    )
    const first = await aSentMail()
    await services.postmark(first.name, 'HARD')
    const heard = inbox.received.length
    const again = await aSentMail(first.to.toUpperCase())
    expect(await standing(again)).toMatchObject({ state: 'SUPPRESSED', html: '' })
    expect(inbox.received).toHaveLength(heard)
    expect(await stateOf(await aSentMail(first.to, neighbour.platformId))).toBe('SENT')
  })

  test('of a buyer is shown at the sale, until the staff lifts it, which is audited', async () => {
    const email = `${randomUUID()}@exemplo.com.br`
    const { paymentId } = await shop.buy({ email })
    await shop.drainJobs()
    const [mail] = await shop.owner`select id from mails where recipient = ${email}`
    await services.postmark(`${mail?.id}.${shop.platformId}`, 'HARD')
    const [{ id: sellerId } = { id: '' }] = await shop.owner`
      select seller_id as id from payments where id = ${paymentId}`
    const chief = await aMember()
    const { sales } = chief
    const [own, other] = [await aMember([sellerId]), await aMember([chief.id])]
    expect((await own.sales.get({ paymentId })).mailTrouble).toBe('BOUNCED')
    expect(await refusalOf(other.sales.liftMailSuppression({ paymentId }))).toBe('not_found')
    expect((await sales.get({ paymentId })).mailTrouble).toBe('BOUNCED')
    await shop.sandbox.bank.pay(await shop.transactionOf(paymentId))
    await shop.settle()
    const states = async () =>
      (await sales.mails({ paymentId }))
        .filter(({ recipient }) => recipient === email)
        .map(({ template, state }) => `${template} ${state}`)
        .sort()
    expect(await states()).toEqual(['pixCreated BOUNCED', 'purchaseApproved SUPPRESSED'])

    await sales.liftMailSuppression({ paymentId })
    await sales.liftMailSuppression({ paymentId })
    expect((await sales.get({ paymentId })).mailTrouble).toBeNull()
    const trail = await shop.owner`
      select actor_user_id as by, detail from audit_log where action = 'sale.mail_suppression_lifted'`
    expect(trail).toMatchObject([{ by: chief.id, detail: { reason: 'BOUNCED' } }])
    shop.clock.advance({ minutes: 11 })
    const receipt = (await sales.mails({ paymentId })).find(({ template }) => template === 'purchaseApproved')
    await sales.resendMail({ paymentId, mailId: receipt?.id ?? '' })
    await shop.drainJobs()
    expect(await states()).toContain('purchaseApproved SENT')
  })

  test('still gets the code that its owner requests; a used code proves the mailbox, and ends a bounce but no complaint', async () => {
    const enter = async (email: string) => {
      const browser = aBrowser(shop)
      await browser.account.requestCustomerCode({ email })
      await shop.drainJobs()
      const mail = inbox.received.findLast(({ to }) => to.includes(email))
      const code =
        /\b\d{6}\b/.exec(mail?.header('subject') ?? '')?.[0] ?? /\b\d{6}\b/.exec(mail?.source ?? '')?.[0]
      return browser.account.enterWithCustomerCode({ email, code: code ?? '' })
    }
    const aBuyer = async (event: Event) => {
      const email = `${randomUUID()}@exemplo.com.br`
      const { paymentId } = await shop.buy({ email })
      await shop.sandbox.bank.pay(await shop.transactionOf(paymentId))
      await shop.settle()
      const [mail] = await shop.owner`select id from mails where recipient = ${email} and state = 'SENT'`
      await services.postmark(`${mail?.id}.${shop.platformId}`, event)
      return email
    }
    const [returned, annoyed] = [await aBuyer('HARD'), await aBuyer('COMPLAINT')]
    expect(await enter(returned)).toEqual({ next: 'done' })
    expect(await suppressionsOf(returned)).toEqual([])
    expect(await enter(annoyed)).toEqual({ next: 'done' })
    expect(await suppressionsOf(annoyed)).toEqual([[shop.platformId, 'COMPLAINED']])
  })
})
