import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPlatform } from '#demo/a-platform.ts'
import { getSale } from '#modules/payments/views/get-sale.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { openSmtpInbox, type SmtpInbox } from '#test/mail/smtp-inbox.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { applyMailReports } from './apply-mail-reports.ts'
import { readBounce } from './read-bounce.ts'

let shop: Shop
let inbox: SmtpInbox
let platformIds: string[]
let neighbourId: string

beforeAll(async () => {
  inbox = await openSmtpInbox()
  shop = await createShop({
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Loja <nao-responda@envio.example>',
    BOUNCE_ADDRESS: 'bounces@envio.example',
    BOUNCE_MAILBOX_URL: 'imaps://bounces:secret@imap.envio.example/INBOX',
  })
  const neighbour = await inScope(shop.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      acquirerUrl: shop.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => shop.sandbox.acquirer('HAWKPAY').addAccount(account),
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
    }),
  )
  neighbourId = neighbour.platformId
  platformIds = [neighbourId, shop.platformId]
})
afterAll(async () => {
  await shop.stop()
  await inbox.close()
})

type Sent = { email: string; returnPath: string; paymentId: string }

/** A purchase whose mail is in the state SENT. */
async function aSentMail(): Promise<Sent> {
  const email = `${randomUUID()}@exemplo.com.br`
  const { paymentId } = await shop.buy({ email })
  await shop.drainJobs()
  const sent = inbox.received.findLast(({ to }) => to.includes(email))
  return { email, returnPath: sent?.from ?? '', paymentId }
}

async function arrive(source: string): Promise<'applied' | 'passed over'> {
  const report = await readBounce(shop.app, Buffer.from(source), platformIds)
  if (!report) return 'passed over'
  await applyMailReports(shop.app, [report])
  return 'applied'
}
const stateOf = async ({ email }: Sent) =>
  (await shop.owner`select state from mails where recipient = ${email}`)[0]?.state
const suppressionsOf = async ({ email }: Sent) =>
  (await shop.owner`select platform_id, reason from mail_suppressions where email = ${email}`).map(
    ({ platform_id, reason }) => [platform_id, reason],
  )

type Parts = { to: string; kind: string; status: string[]; returned?: string[] }

function report({ to, kind, status, returned = ['From: nao-responda@envio.example'] }: Parts): string {
  const type = kind === 'delivery-status' ? 'message/delivery-status' : 'message/feedback-report'
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.exemplo.com.br>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${kind}; boundary="A.1"`,
    '',
    '--A.1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your message.',
    '',
    '--A.1',
    `Content-Type: ${type}`,
    '',
    ...status,
    '',
    '--A.1',
    'Content-Type: message/rfc822',
    '',
    ...returned,
    '',
    'The mail.',
    '--A.1--',
    '',
  ].join('\r\n')
}

const failure = (to: string, status: string, { action = 'failed', diagnostic = 'smtp; 550' } = {}) =>
  report({
    to,
    kind: 'delivery-status',
    status: [
      'Reporting-MTA: dns; mx.envio.example',
      '',
      'Final-Recipient: rfc822; x@exemplo.com.br',
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: ${diagnostic}`,
      '    and more of it',
    ],
  })

const complaint = (originalMailFrom: string, type = 'abuse') =>
  report({
    to: 'fbl@envio.example',
    kind: 'feedback-report',
    status: [`Feedback-Type: ${type}`, 'Version: 1', `Original-Mail-From: <${originalMailFrom}>`],
  })

test('a mail has a return address of its own, and is still from its sender', async () => {
  const first = await aSentMail()
  const second = await aSentMail()
  expect(first.returnPath).toMatch(/^bounces\+[0-9a-f]{48}@envio\.example$/)
  expect(second.returnPath).not.toBe(first.returnPath)
  expect(inbox.received.at(-1)?.header('From')).toContain('nao-responda@envio.example')
})

describe('a delivery status notification', () => {
  test('of a mailbox that does not exist suppresses the address, shows at the sale, and has its effect once', async () => {
    const mail = await aSentMail()
    expect(await arrive(failure(mail.returnPath, '5.1.1'))).toBe('applied')
    expect([await stateOf(mail), await suppressionsOf(mail)]).toEqual([
      'BOUNCED',
      [[shop.platformId, 'BOUNCED']],
    ])
    const [payment] = await shop.owner`select seller_id from payments where id = ${mail.paymentId}`
    const sale = await inScope(shop.app, shop.platformId, (scope) =>
      getSale(asSeller(aCaller(scope, payment?.seller_id)), mail.paymentId),
    )
    expect(sale.mailTrouble).toBe('BOUNCED')
    await shop.owner`delete from mail_suppressions where email = ${mail.email}`
    await arrive(failure(mail.returnPath, '5.1.1'))
    expect(await suppressionsOf(mail)).toEqual([])
  })

  test.each([
    ['5.1.1', 'smtp; 550', 'HARD'],
    ['5.1.10', 'smtp; 556', 'HARD'],
    ['5.2.1', 'smtp; 550', 'HARD'],
    ['5.4.4', 'X-Postfix; Host or domain name not found', 'HARD'],
    ['5.0.0', 'smtp; 550 no such user', 'HARD'],
    ['5.0.0', 'smtp; 554 spam', 'SOFT'],
    ['5.1.8', 'smtp; 550 bad sender', 'SOFT'],
    ['5.2.2', 'smtp; 552 full', 'SOFT'],
    ['5.7.1', 'smtp; 550 not wanted', 'SOFT'],
    ['4.4.1', 'smtp; timed out', 'SOFT'],
  ])('%s (%s) is %s', async (status, diagnostic, kind) => {
    const mail = await aSentMail()
    await arrive(failure(mail.returnPath, status, { diagnostic }))
    expect(await stateOf(mail)).toBe('BOUNCED')
    expect(await suppressionsOf(mail)).toEqual(kind === 'HARD' ? [[shop.platformId, 'BOUNCED']] : [])
  })

  test('of a delay or a delivery changes nothing', async () => {
    const mail = await aSentMail()
    for (const action of ['delayed', 'relayed', 'delivered'])
      expect(await arrive(failure(mail.returnPath, '4.4.1', { action }))).toBe('passed over')
    expect([await stateOf(mail), await suppressionsOf(mail)]).toEqual(['SENT', []])
  })

  test('is matched to the mail even if a server changed its capitals, or if only the returned mail has the address', async () => {
    const [shouted, elsewhere] = [await aSentMail(), await aSentMail()]
    expect(await arrive(failure(shouted.returnPath.toUpperCase(), '5.1.1'))).toBe('applied')
    const returned = [`Return-Path: <${elsewhere.returnPath}>`, 'Subject: Compra']
    const status = ['Reporting-MTA: dns; mx', '', 'Action: failed', 'Status: 5.1.1']
    expect(
      await arrive(report({ to: 'bounces@envio.example', kind: 'delivery-status', status, returned })),
    ).toBe('applied')
    expect([await stateOf(shouted), await stateOf(elsewhere)]).toEqual(['BOUNCED', 'BOUNCED'])
  })
})

describe('a complaint', () => {
  test('suppresses the address for good; a withdrawn complaint does not', async () => {
    const [annoyed, content] = [await aSentMail(), await aSentMail()]
    expect(await arrive(complaint(annoyed.returnPath))).toBe('applied')
    expect(await arrive(complaint(content.returnPath, 'not-spam'))).toBe('passed over')
    expect([await stateOf(annoyed), await suppressionsOf(annoyed)]).toEqual([
      'COMPLAINED',
      [[shop.platformId, 'COMPLAINED']],
    ])
    expect(await stateOf(content)).toBe('SENT')
  })
})

describe('no bounce is recorded', () => {
  test('for a forged, changed or missing token, or the token of another mail', async () => {
    const mail = await aSentMail()
    const [, token = ''] = /\+(.*)@/.exec(mail.returnPath) ?? []
    const flipped = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const [id, signature] = [token.slice(0, 32), token.slice(32)]
    for (const forged of [
      `bounces+${flipped}@envio.example`,
      `bounces+${id}${'0'.repeat(16)}@envio.example`,
      `bounces+${randomUUID().replaceAll('-', '')}${signature}@envio.example`,
      'bounces@envio.example',
    ])
      expect(await arrive(failure(forged, '5.1.1')), forged).toBe('passed over')
    expect([await stateOf(mail), await suppressionsOf(mail)]).toEqual(['SENT', []])
  })

  test('on another platform: the token of a mail is valid only on its own', async () => {
    const mail = await aSentMail()
    await arrive(failure(mail.returnPath, '5.1.1'))
    expect(await suppressionsOf(mail)).toEqual([[shop.platformId, 'BOUNCED']])
    expect(
      await readBounce(shop.app, Buffer.from(failure(mail.returnPath, '5.1.1')), [neighbourId]),
    ).toBeNull()
  })

  test('for an auto-reply, a letter or bytes that are no mail', async () => {
    const mail = await aSentMail()
    const letter = `To: ${mail.returnPath}\r\nAuto-Submitted: auto-replied\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n`
    for (const source of [letter, '', '\0\0\0', 'Content-Type: multipart/report; boundary=x\r\n\r\n--x'])
      expect(await arrive(source)).toBe('passed over')
    expect(await stateOf(mail)).toBe('SENT')
  })
})
