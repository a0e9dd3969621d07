import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const key = Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64')
const own = {
  BALCAO_DATA_DIR: '/data',
  DATABASE_URL: 'postgres://balcao:pw@db/balcao',
  BALCAO_MASTER_KEY: key,
  PUBLIC_URL: 'https://loja.example.com',
}

function complaint(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

test('a data folder is the only setting that a local demo needs', () => {
  expect(readConfig({ BALCAO_DATA_DIR: '/data' })).toMatchObject({
    role: 'all',
    isDemo: true,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    s3: undefined,
    replicaUrls: [],
    maxRequestsInFlight: 512,
    maxLoopDelayMs: 300,
  })
})

test('setting DATABASE_URL switches the demo off, unless BALCAO_DEMO is set', () => {
  expect(readConfig(own).isDemo).toBe(false)
  expect(readConfig({ ...own, BALCAO_DEMO: 'true' }).isDemo).toBe(true)
})

test('a second factor is required outside the demo, unless REQUIRE_SECOND_FACTOR says otherwise', () => {
  expect(readConfig(own).requiresSecondFactor).toBe(true)
  expect(readConfig({ ...own, BALCAO_DEMO: 'true' }).requiresSecondFactor).toBe(false)
  expect(readConfig({ ...own, REQUIRE_SECOND_FACTOR: 'false' }).requiresSecondFactor).toBe(false)
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ ...own, SMTP_URL: '', PORT: '', S3_BUCKET: '' })).toMatchObject({
    smtpUrl: undefined,
    port: 3000,
    s3: undefined,
  })
})

test('former master keys are read from a comma separated list', () => {
  const former = Buffer.from('vutsrqponmlkjihgfedcba9876543210').toString('base64')
  expect(readConfig({ ...own, BALCAO_FORMER_MASTER_KEYS: `${former}, ${key}` }).formerMasterKeys).toEqual([
    former,
    key,
  ])
})

test('replicas are read from a comma separated list', () => {
  const replicas = 'postgres://a/x, postgresql://b/x ,'
  expect(readConfig({ ...own, DATABASE_REPLICA_URLS: replicas }).replicaUrls).toEqual([
    'postgres://a/x',
    'postgresql://b/x',
  ])
})

describe('a start is refused with an error that names the variable', () => {
  const wrong: Record<string, string>[] = [
    { BALCAO_ROLE: 'boss' },
    { BALCAO_DEMO: 'yes' },
    { PORT: '0' },
    { PORT: '70000' },
    { PORT: 'http' },
    { PUBLIC_URL: 'loja.example.com' },
    { PUBLIC_URL: 'ftp://loja.example.com' },
    { DATABASE_URL: 'mysql://db/balcao' },
    { DATABASE_REPLICA_URLS: 'postgres://a/x,nonsense' },
    { DATABASE_POOL_SIZE: '0' },
    { TRUSTED_PROXIES: '-1' },
    { LOG_LEVEL: 'loud' },
    { SMTP_URL: 'http://mail.example' },
    { SES_TOPIC_ARN: 'arn:aws:sqs:sa-east-1:123456789012:mails' },
    { POSTMARK_WEBHOOK_LOGIN: 'balcao:curta' },
    { SENDGRID_WEBHOOK_KEY: key },
    { MAILGUN_WEBHOOK_KEY: 'short' },
    { BOUNCE_ADDRESS: 'a-name-that-is-too-long@example.com' },
    { BOUNCE_ADDRESS: 'no address' },
    { BOUNCE_MAILBOX_URL: 'pop3://b:c@example.com' },
    { S3_ENDPOINT: 'minio' },
    { MAX_REQUESTS_IN_FLIGHT: '0' },
    { BALCAO_MASTER_KEY: 'not base64!' },
    { BALCAO_MASTER_KEY: Buffer.alloc(16).toString('base64') },
    { BALCAO_MASTER_KEY: Buffer.alloc(32).toString('base64') },
    { BALCAO_MASTER_KEY: '' },
    { BALCAO_FORMER_MASTER_KEYS: 'not base64!' },
    { BALCAO_FORMER_MASTER_KEYS: `${key},${Buffer.alloc(32).toString('base64')}` },
    { PUBLIC_URL: '' },
    { BALCAO_DATA_DIR: '' },
  ]
  test.each(wrong)('for %o', (part) => {
    expect(complaint({ ...own, ...part })).toContain(Object.keys(part)[0])
  })

  test('for a bucket without its keys', () => {
    const s3 = { S3_BUCKET: 'balcao', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig({ ...own, ...s3 }).s3).toMatchObject({ bucket: 'balcao', accessKeyId: 'id' })
    for (const missing of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(complaint({ ...own, ...s3, [missing]: '' })).toContain(missing)
  })
})

test('test modes on several machines need the address of their acquirers', () => {
  const host = { TEST_MODE_HOST: 'teste.example.com' }
  const acquirers = { TEST_MODE_ACQUIRERS_URL: 'http://10.0.0.5:4460' }
  expect(readConfig({ ...own, ...host })).toMatchObject({
    acquirersUrl: undefined,
    simulatedElsewhere: false,
  })
  for (const BALCAO_ROLE of ['web', 'worker']) {
    expect(complaint({ ...own, ...host, BALCAO_ROLE })).toContain('TEST_MODE_ACQUIRERS_URL')
    expect(readConfig({ ...own, ...host, ...acquirers, BALCAO_ROLE })).toMatchObject({
      acquirersUrl: 'http://10.0.0.5:4460',
      simulatedElsewhere: true,
    })
  }
  for (const part of [host, acquirers])
    expect(complaint({ ...own, ...part, BALCAO_ROLE: 'acquirers' })).toContain('BALCAO_ROLE=acquirers')
})

test('BOUNCE_ADDRESS and BOUNCE_MAILBOX_URL must be set together', () => {
  const address = { BOUNCE_ADDRESS: 'fifteen-letters@example.com' }
  const place = { BOUNCE_MAILBOX_URL: 'imaps://b:c@imap.example.com/INBOX' }
  expect(readConfig({ ...own, ...address, ...place }).bounces?.address).toBe('fifteen-letters@example.com')
  expect(complaint({ ...own, ...address })).toContain('BOUNCE_MAILBOX_URL')
  expect(complaint({ ...own, ...place })).toContain('BOUNCE_ADDRESS')
})

test('no error repeats a secret', () => {
  const canary = 'canary-secret-value'
  for (const name of [
    'BALCAO_MASTER_KEY',
    'BALCAO_FORMER_MASTER_KEYS',
    'DATABASE_URL',
    'SMTP_URL',
    'S3_ENDPOINT',
    'DATABASE_REPLICA_URLS',
  ])
    expect(complaint({ ...own, [name]: canary }), name).not.toContain(canary)
})

test('the more web processes share a database, the fewer connections each takes', () => {
  const poolOf = (processes: number) =>
    readConfig({ ...own, BALCAO_LIMITS_SHARED_BY: String(processes) }).poolSize
  expect([1, 2, 4, 16].map(poolOf)).toEqual([16, 16, 8, 4])
})
