import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBounces } from '#cli/doctor/check-bounces.ts'
import { migrate } from '#db/migrate.ts'
import { startEmbeddedPostgres } from '#kit/postgres/embedded-postgres.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { takeBounces } from '#processes/read-bounces.ts'
import { findFreePort } from './find-free-port.ts'
import { openSmtpInbox, type SmtpInbox } from './mail/smtp-inbox.ts'
import { createShop, type Shop } from './shop.ts'
import { testSecrets } from './test-secrets.ts'

let folder: string
let dovecot: ChildProcess
let inbox: SmtpInbox
let shop: Shop
let mailboxUrl: string
let dataDir: string
let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>>

/** The system's Dovecot, with one mailbox. It runs as root, and reads mail as another user. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-dovecot-'))
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  writeFileSync(
    join(folder, 'dovecot.conf'),
    `protocols = imap
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
listen = 127.0.0.1
first_valid_uid = 1
mail_location = maildir:${folder}/mail
namespace inbox {
  inbox = yes
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  )
  for (const name of ['', '/new', '/cur', '/tmp']) {
    mkdirSync(`${folder}/mail${name}`)
    chmodSync(`${folder}/mail${name}`, 0o777)
  }
  dovecot = spawn('dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' })
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 100) throw new Error('Dovecot does not answer')
    await pause(100)
  }
  mailboxUrl = `imap://bounces%40envio.example:secret@127.0.0.1:${port}/INBOX`
  inbox = await openSmtpInbox()
  dataDir = makeTestFolder()
  cluster = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '32MB' } })
  await migrate(cluster.url, testSecrets.derive('database'))
  shop = await createShop(
    {
      SMTP_URL: inbox.url,
      MAIL_FROM: 'Loja <nao-responda@envio.example>',
      BOUNCE_ADDRESS: 'bounces@envio.example',
      BOUNCE_MAILBOX_URL: mailboxUrl,
    },
    { ownerUrl: cluster.url, drop: async () => {} },
  )
})
afterAll(async () => {
  dovecot.kill('SIGTERM')
  await once(dovecot, 'exit')
  await shop.stop()
  await inbox.close()
  await cluster.stop()
  removeTestFolder(dataDir)
  rmSync(folder, { recursive: true, force: true })
})

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'error').then(() => false)])
    .catch(() => false)
    .finally(() => socket.destroy())
}

/** Puts a mail into the mailbox, as a delivering server does. */
function deliver(source: string): void {
  const file = `${folder}/mail/new/${randomUUID()}.mx`
  writeFileSync(file, source)
  chmodSync(file, 0o666)
}

/** Files of read mails have the letter S in their names. */
const left = () =>
  ['new', 'cur']
    .flatMap((name) => readdirSync(`${folder}/mail/${name}`))
    .map((name) => (/:2,.*S/.test(name) ? 'read' : 'unread'))

const notification = (to: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b--',
    '',
  ].join('\r\n')

test('a returned mail is read once from the mailbox and removed; other mail stays, marked as read', async () => {
  const email = `${randomUUID()}@exemplo.com.br`
  await shop.buy({ email })
  await shop.drainJobs()
  const returnPath = inbox.received.findLast(({ to }) => to.includes(email))?.from ?? ''
  deliver(notification(returnPath))
  deliver(
    'From: a@exemplo.com.br\r\nTo: bounces@envio.example\r\nSubject: Estou de ferias\r\n\r\nVolto logo.\r\n',
  )

  await takeBounces(shop.app, shop.owner, { mailboxUrl, stopAsked: new AbortController().signal })
  expect(await shop.owner`select state from mails where recipient = ${email}`).toEqual([{ state: 'BOUNCED' }])
  expect(await shop.owner`select reason from mail_suppressions where email = ${email}`).toEqual([
    { reason: 'BOUNCED' },
  ])
  expect(left()).toEqual(['read'])

  await takeBounces(shop.app, shop.owner, { mailboxUrl, stopAsked: new AbortController().signal })
  expect(left()).toEqual(['read'])
})

test('the doctor says whether the mailbox can be read, and repeats no password', async () => {
  const { config } = shop.app
  expect(await checkBounces(config)).toMatchObject([{ name: 'bounces', ok: true }])
  const wrong = mailboxUrl.replace('secret', 'a-wrong-word')
  const [check] = await checkBounces({
    ...config,
    bounces: { address: 'b@envio.example', mailboxUrl: wrong },
  })
  expect(check).toMatchObject({ ok: false, detail: expect.stringContaining('Authentication failed') })
  expect(check?.detail).not.toContain('a-wrong-word')
})
