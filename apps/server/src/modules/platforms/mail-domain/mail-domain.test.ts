import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { checkMailDomains } from '#cli/doctor/check-mail-domains.ts'
import { aPerson } from '#demo/a-person.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { createDnsResolver } from '#kit/dns/dns-resolver.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { inScope } from '#scope.ts'
import { type NameServer, openNameServer } from '#test/dns/a-name-server.ts'
import { openSmtpInbox, type SmtpInbox } from '#test/mail/smtp-inbox.ts'
import { verifyMail } from '#test/mail/verify-mail.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testMasterKey } from '#test/test-secrets.ts'

const host = 'feira.example'

let world: TestApp
let names: NameServer
let inbox: SmtpInbox
let domains: ReturnType<typeof appRouter.createCaller>['admin']['domains']

beforeAll(async () => {
  inbox = await openSmtpInbox()
  world = await createTestApp({
    environment: { SMTP_URL: inbox.url, MAIL_FROM: 'Loja <nao-responda@envio.example>' },
  })
  names = await openNameServer()
  world.app.dns = createDnsResolver({ servers: [names.address] })
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  const browser = aBrowser(world)
  await browser.account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })
  domains = appRouter.createCaller(browser.context).admin.domains
  await world.owner`insert into platform_domains (id, platform_id, host, is_primary, created_at)
    values (gen_random_uuid(), ${world.platformId}, ${host}, false, now())`
})
afterAll(async () => {
  await world.stop()
  await inbox.close()
  await names.close()
})

let mailsSent = 0

async function receiveMail() {
  await inScope(world.app, world.platformId, (scope) =>
    sendMail(scope, {
      key: `access-code:${++mailsSent}`,
      to: 'carolina@compradora.example',
      template: 'customerAccessCode',
      locale: 'PT_BR',
      props: { name: 'Carolina Nogueira', code: '123456', expiresInMinutes: 10 },
    }),
  )
  await world.drainJobs()
  const mail = inbox.received.at(-1)
  if (!mail) throw new Error('No mail arrived')
  return mail
}

/** Findings of `doctor` about each domain. */
const examined = async () => {
  const config = { ...world.app.config, masterKey: testMasterKey.toString('base64') }
  const checks = await checkMailDomains(world.owner, config, world.app.dns)
  return checks.map(({ name, ok, detail }) => ({ name, ok, hint: detail.split(':')[0] }))
}

test('mails come from a domain of the platform once its key is in the DNS, and receivers verify them', async () => {
  expect((await receiveMail()).header('from')).toContain('<nao-responda@envio.example>')

  const asked = await domains.useForMail({ host })
  expect(asked).toMatchObject({ isUsed: false, records: [{ state: 'MISSING' }, { state: 'MISSING' }] })
  expect((await receiveMail()).header('from')).toContain('<nao-responda@envio.example>')

  for (const { name, value } of asked.records) names.say('TXT', name, value)
  expect(await domains.useForMail({ host })).toMatchObject({ isUsed: true })
  const mail = await receiveMail()
  expect(mail.header('from')).toContain(`<nao-responda@${host}>`)
  expect(await verifyMail(world.app, mail.source)).toEqual({ signatures: [`${host} pass`], dmarc: 'pass' })
  expect(await verifyMail(world.app, mail.source.replace('123456', '654321'))).toMatchObject({
    dmarc: 'fail',
  })
  expect((await domains.list()).domains.find((domain) => domain.host === host)?.sendsMail).toBe(true)

  expect(await examined()).toEqual([
    { name: 'mail envelope', ok: true, hint: 'envio.example does not say who may send its mail' },
    { name: `mail from ${host}`, ok: true, hint: 'Its key is in the DNS' },
  ])
  names.say('TXT', 'envio.example', 'v=spf1 include:servico.example ~all')
  names.say('TXT', asked.records[0]?.name ?? '', 'v=DKIM1; p=')
  expect(await examined()).toEqual([
    { name: 'mail envelope', ok: true, hint: 'envio.example says who may send its mail' },
    { name: `mail from ${host}`, ok: false, hint: 'Receivers cannot verify it' },
  ])

  await domains.stopMail()
  expect((await receiveMail()).header('from')).toContain('<nao-responda@envio.example>')
})

test('a host of another platform sends nothing in this platform’s name', async () => {
  await expect(domains.useForMail({ host: 'vizinha.example' })).rejects.toThrow('not_found')
})
