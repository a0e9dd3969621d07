import { createPublicKey } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import type { CellConfig } from './kit/cells/cells.ts'
import { cellName } from './kit/cells/directory.ts'
import type { S3Config } from './kit/storage/s3-store.ts'
import type { Clamd } from './kit/storage/scan-stream.ts'

const port = z.coerce.number().int().min(1).max(65535)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const commaSeparated = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** Sender used where mail is captured. */
export const exampleSender = 'Balcão <nao-responda@balcao.example>'

const environmentSchema = z.object({
  /** `migrate` brings the database to this version and ends. */
  BALCAO_ROLE: z.enum(['all', 'web', 'worker', 'acquirers', 'migrate']).default('all'),
  /** How many web processes share the port. */
  BALCAO_WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(Math.min(availableParallelism(), 16)),
  BALCAO_DATA_DIR: z.string().min(1),
  /** 32 bytes in base64. Wraps every stored secret; without it a dump of the database reveals none. */
  BALCAO_MASTER_KEY: z.base64().optional(),
  /** Former master keys. They only open values, until `npm run balcao -- reseal` has sealed all of them anew. */
  BALCAO_FORMER_MASTER_KEYS: commaSeparated.pipe(z.array(z.base64())).default([]),
  /** Demo data, the simulated acquirers and /dev pages. On by default with the embedded database, off with a database of your own. */
  BALCAO_DEMO: flag.optional(),
  /** Whether staff, managers and masters must set up a second factor before anything else. On, except in the demo. */
  REQUIRE_SECOND_FACTOR: flag.optional(),
  /** Number of past purchases that the demo creates, not counting renewals. */
  BALCAO_DEMO_SALES: z.coerce.number().int().min(0).max(100_000).default(1_600),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin of the card frame on this server, under a host that is no tenant's. Without it no card is accepted. */
  CARDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin of the frame of the sellers' pixels: a third origin on this server. Without it no pixel runs. */
  PIXELS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Host of the sellers' test modes, each on its own subdomain: a wildcard DNS record for this host points here.
   * Without it there is no test mode, except in the demo.
   */
  TEST_MODE_HOST: z
    .hostname()
    .transform((host) => host.toLowerCase())
    .optional(),
  /**
   * Private address of the start with the role `acquirers`; several machines share one such start. If it is unset,
   * the simulated acquirers run beside the processes of the role `all`.
   */
  TEST_MODE_ACQUIRERS_URL: z.url({ protocol: /^http$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: commaSeparated.pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))).default([]),
  /**
   * PgBouncer in transaction mode in front of the same database, for many processes. Migrations, the job queue
   * and announcements go on using DATABASE_URL.
   */
  DATABASE_POOLER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether the pooler keeps prepared statements: PgBouncer 1.21 or newer, with max_prepared_statements. */
  DATABASE_POOLER_PREPARES: flag.default(false),
  /** Connections of one process to the primary, and to each replica. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).optional(),
  /**
   * Who migrates the database: each start, or a job with the role `migrate`, for which starts wait. With a job, a
   * restarted process of the former version does not put its own grants back.
   */
  DATABASE_MIGRATIONS: z.enum(['start', 'job']).default('start'),
  /** Number of our reverse proxies in front: only their X-Forwarded-For entries are trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Who makes the backups, such as the provider of a managed server, if the database itself shows none. */
  BALCAO_BACKUPS: z.string().max(200).optional(),
  /** Folder of the embedded database's backups. It must be on another disk to be a backup. */
  BALCAO_BACKUP_DIR: z
    .string()
    .startsWith('/')
    .regex(/^[^'"\\%]+$/)
    .optional(),
  /**
   * Name of this installation (cell) where the operator runs several, each with its own database and tenants. The
   * next two variables locate and sign the directory of platforms by cell. Set all three, or none.
   */
  BALCAO_CELL: cellName.optional(),
  BALCAO_DIRECTORY_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** 32 bytes in base64, the same in every cell: signs the directory. */
  BALCAO_DIRECTORY_KEY: z.base64().optional(),
  /** Private port of the metrics of all processes of a start. Without it no metrics are collected. */
  BALCAO_METRICS_PORT: port.optional(),
  /** Address of the metrics port: this machine alone, unless the monitor runs elsewhere. */
  BALCAO_METRICS_HOST: z.string().default('127.0.0.1'),
  /**
   * Collector of traces that takes OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces. Without it no traces
   * are recorded.
   */
  BALCAO_TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of the traces that is kept, from 0 to 1. */
  BALCAO_TRACES_SHARE: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Whether each request gets a line in the log. On, except in the demo. */
  LOG_REQUESTS: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default(exampleSender),
  /** SNS topic of Amazon SES's delivery reports. Calls of any other topic are refused. */
  SES_TOPIC_ARN: z
    .string()
    .regex(/^arn:aws:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/)
    .optional(),
  /** Name and password, as name:password, that Postmark shows with its reports. */
  POSTMARK_WEBHOOK_LOGIN: z
    .string()
    .regex(/^[^:]+:.{16,}$/)
    .optional(),
  /** Public key of SendGrid's signed event webhook: base64, without lines around it. */
  SENDGRID_WEBHOOK_KEY: z.base64().min(1).optional(),
  /** Signing key of Mailgun's webhooks. */
  MAILGUN_WEBHOOK_KEY: z.string().min(16).optional(),
  /**
   * Address that undeliverable mail returns to, with a mailbox of its own. Each mail adds +token to the name, so the name is
   * short.
   */
  BOUNCE_ADDRESS: z
    .string()
    .regex(/^[\w.-]{1,15}@[a-zA-Z0-9.-]+$/)
    .optional(),
  /** The mailbox of BOUNCE_ADDRESS, by IMAP: imaps://name:password@imap.example.com/INBOX. */
  BOUNCE_MAILBOX_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where clamd listens, as host:port or the path of its socket. Without it files of sellers are not scanned. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(?:[a-zA-Z0-9.-]+:\d{1,5}|\/.+)$/)
    .optional(),
  /** StreamMaxLength of that clamd, in megabytes: nothing larger is sent to it. */
  CLAMD_STREAM_MAX_MB: z.coerce.number().int().min(1).default(25),
  /** Path of ffmpeg, with ffprobe in the same folder. Without ffmpeg, films are played as uploaded. */
  FFMPEG_PATH: z.string().regex(/^\/./).optional(),
  CEP_BASE_URL: z.url().default('https://viacep.com.br'),
  /** Replaces the hosts of pixel vendors and connected tools in tests. */
  CONVERSIONS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The national desk for invoices of services (Sefin Nacional). Its test environment: https://sefin.producaorestrita.nfse.gov.br/SefinNacional. */
  NFSE_URL: z.url({ protocol: /^https$/ }).default('https://sefin.nfse.gov.br/SefinNacional'),
  /** Proxy for calls to acquirers that accept one known address only. */
  ACQUIRER_PROXY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Requests in flight before new ones get 503. */
  MAX_REQUESTS_IN_FLIGHT: z.coerce.number().int().min(1).default(512),
  /** Delay of the event loop, in milliseconds, from which new requests get 503. */
  MAX_LOOP_DELAY_MS: z.coerce.number().int().min(1).default(300),
  /**
   * Concurrent charges per account at an acquirer, over all processes of a start, before the next account is
   * taken.
   */
  MAX_CHARGES_PER_ACCOUNT: z.coerce.number().int().min(1).max(1000).default(32),
  /** Set by the launcher: number of processes that share a limit kept in memory. */
  BALCAO_LIMITS_SHARED_BY: z.coerce.number().int().min(1).default(1),
  /** The same for the limit of charges, which the worker process makes too. */
  BALCAO_CHARGES_SHARED_BY: z.coerce.number().int().min(1).default(1),
  /** Set by the launcher: name of the process among its metrics. */
  BALCAO_PROCESS_NAME: z.string().default('process'),
  /** Set by the launcher: address of the simulated acquirers, in the demo and where there is a test mode. */
  BALCAO_ACQUIRERS_URL: z.url().optional(),
})

export type Config = {
  role: 'all' | 'web' | 'worker' | 'acquirers' | 'migrate'
  webProcesses: number
  dataDir: string
  masterKey: string | undefined
  formerMasterKeys: string[]
  isDemo: boolean
  requiresSecondFactor: boolean
  demoSales: number
  host: string
  port: number
  publicUrl: string
  /** Origin of the card frame; undefined where no card can be accepted. */
  cardsOrigin: string | undefined
  /** Origin of the pixel frame; undefined where no pixel runs. */
  pixelsOrigin: string | undefined
  /** Undefined where sellers have no test mode. */
  testModeHost: string | undefined
  /** Whether test modes may send webhooks to one fixed port of this machine: in a demo on `localhost`. */
  hasLocalReceiver: boolean
  databaseUrl: string | undefined
  replicaUrls: string[]
  pooler: { url: string; prepares: boolean } | undefined
  poolSize: number
  /** Whether a start migrates the database itself, or waits for the job that does. */
  migratesAtStart: boolean
  trustedProxies: number
  backupsMadeBy: string | undefined
  backupDir: string | undefined
  /** Undefined for an installation that is alone. */
  cell: CellConfig | undefined
  /** Undefined without metrics. */
  metricsPort: number | undefined
  metricsHost: string
  /** Undefined without tracing. */
  tracesUrl: string | undefined
  tracesShare: number
  processName: string
  logLevel: string
  logsRequests: boolean
  smtpUrl: string | undefined
  mailFrom: string
  /** What authenticates each mail service's reports; undefined for services that send none. */
  mailReports: {
    sesTopicArn: string | undefined
    postmarkLogin: string | undefined
    sendgridKey: string | undefined
    mailgunKey: string | undefined
  }
  /** Address and mailbox for undeliverable mail; undefined where it returns to the sender. */
  bounces: { address: string; mailboxUrl: string } | undefined
  s3: S3Config | undefined
  /** Undefined where files are not scanned. */
  clamd: Clamd | undefined
  ffmpeg: string | undefined
  cepBaseUrl: string
  conversionsUrl: string | undefined
  nfseUrl: string
  acquirerProxyUrl: string | undefined
  maxRequestsInFlight: number
  maxLoopDelayMs: number
  chargesPerAccountMax: number
  limitsSharedBy: number
  chargesSharedBy: number
  acquirersUrl: string | undefined
  /** Whether the simulated acquirers run in a start of their own. */
  simulatedElsewhere: boolean
}

export class ConfigError extends Error {}

/**
 * Pool size of a process: one or two web processes get 16 connections each, and more processes get fewer each, so
 * that all fit into one database.
 */
function poolSizeFor(processes: number): number {
  return Math.min(16, Math.max(4, Math.ceil(32 / processes)))
}

/** Reads the environment once. Every error names the variable and its expected form. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`Environment variable ${issue?.path.join('.')} is not valid: ${issue?.message}.`)
  }
  const env = parsed.data
  const isDemo = env.BALCAO_DEMO ?? env.DATABASE_URL === undefined
  if (!isDemo && env.BALCAO_MASTER_KEY === undefined)
    throw new ConfigError(
      'BALCAO_MASTER_KEY is required outside the demo: 32 random bytes in base64 (openssl rand -base64 32).',
    )
  if (env.BALCAO_MASTER_KEY !== undefined) refuseWeakKey('BALCAO_MASTER_KEY', env.BALCAO_MASTER_KEY)
  for (const key of env.BALCAO_FORMER_MASTER_KEYS) refuseWeakKey('BALCAO_FORMER_MASTER_KEYS', key)
  if (!isDemo && env.PUBLIC_URL === undefined)
    throw new ConfigError(
      'PUBLIC_URL is required outside the demo: where the product is reached, such as https://loja.example.com.',
    )
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const cardsOrigin = readFrameOrigin(
    {
      variable: 'CARDS_URL',
      given: env.CARDS_URL,
      ofDemo: 'cards.localhost',
      example: 'cartoes.example.com',
    },
    { isDemo, isNot: [publicUrl] },
  )
  const pixelsOrigin = readFrameOrigin(
    {
      variable: 'PIXELS_URL',
      given: env.PIXELS_URL,
      ofDemo: 'pixels.localhost',
      example: 'pixels.example.com',
    },
    { isDemo, isNot: [publicUrl, ...(cardsOrigin ? [cardsOrigin] : [])] },
  )
  const simulatedElsewhere =
    env.TEST_MODE_ACQUIRERS_URL && !isDemo ? new URL(env.TEST_MODE_ACQUIRERS_URL).origin : undefined
  return {
    role: env.BALCAO_ROLE,
    webProcesses: env.BALCAO_WEB_PROCESSES,
    dataDir: env.BALCAO_DATA_DIR,
    masterKey: env.BALCAO_MASTER_KEY,
    formerMasterKeys: env.BALCAO_FORMER_MASTER_KEYS,
    isDemo,
    requiresSecondFactor: env.REQUIRE_SECOND_FACTOR ?? !isDemo,
    demoSales: env.BALCAO_DEMO_SALES,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    cardsOrigin,
    pixelsOrigin,
    hasLocalReceiver: isDemo && new URL(publicUrl).hostname === 'localhost',
    testModeHost: readTestModeHost(env, { isDemo, isNot: [publicUrl, cardsOrigin, pixelsOrigin] }),
    databaseUrl: env.DATABASE_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    pooler: env.DATABASE_POOLER_URL
      ? { url: env.DATABASE_POOLER_URL, prepares: env.DATABASE_POOLER_PREPARES }
      : undefined,
    poolSize: env.DATABASE_POOL_SIZE ?? poolSizeFor(env.BALCAO_LIMITS_SHARED_BY),
    migratesAtStart: env.DATABASE_MIGRATIONS === 'start' || env.BALCAO_ROLE === 'migrate',
    trustedProxies: env.TRUSTED_PROXIES,
    backupsMadeBy: env.BALCAO_BACKUPS,
    backupDir: env.BALCAO_BACKUP_DIR,
    cell: readCell(env),
    metricsPort: env.BALCAO_METRICS_PORT,
    metricsHost: env.BALCAO_METRICS_HOST,
    tracesUrl: env.BALCAO_TRACES_URL,
    tracesShare: env.BALCAO_TRACES_SHARE,
    processName: env.BALCAO_PROCESS_NAME,
    logLevel: env.LOG_LEVEL,
    logsRequests: env.LOG_REQUESTS ?? !isDemo,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailReports: {
      sesTopicArn: env.SES_TOPIC_ARN,
      postmarkLogin: env.POSTMARK_WEBHOOK_LOGIN,
      sendgridKey: readPublicKey('SENDGRID_WEBHOOK_KEY', env.SENDGRID_WEBHOOK_KEY),
      mailgunKey: env.MAILGUN_WEBHOOK_KEY,
    },
    bounces: readBounceMailbox(env),
    s3: readS3(env),
    clamd: readClamd(env),
    ffmpeg: env.FFMPEG_PATH,
    cepBaseUrl: env.CEP_BASE_URL,
    conversionsUrl: env.CONVERSIONS_URL,
    nfseUrl: env.NFSE_URL,
    acquirerProxyUrl: env.ACQUIRER_PROXY_URL,
    maxRequestsInFlight: env.MAX_REQUESTS_IN_FLIGHT,
    maxLoopDelayMs: env.MAX_LOOP_DELAY_MS,
    chargesPerAccountMax: env.MAX_CHARGES_PER_ACCOUNT,
    limitsSharedBy: env.BALCAO_LIMITS_SHARED_BY,
    chargesSharedBy: env.BALCAO_CHARGES_SHARED_BY,
    acquirersUrl: env.BALCAO_ACQUIRERS_URL ?? simulatedElsewhere,
    simulatedElsewhere: simulatedElsewhere !== undefined,
  }
}

function readCell(env: z.output<typeof environmentSchema>): CellConfig | undefined {
  const { BALCAO_CELL: name, BALCAO_DIRECTORY_URL: directoryUrl, BALCAO_DIRECTORY_KEY: key } = env
  if (name === undefined && directoryUrl === undefined && key === undefined) return undefined
  if (name === undefined || directoryUrl === undefined || key === undefined)
    throw new ConfigError('BALCAO_CELL, BALCAO_DIRECTORY_URL and BALCAO_DIRECTORY_KEY belong together.')
  refuseWeakKey('BALCAO_DIRECTORY_KEY', key)
  if (env.S3_BUCKET === undefined && env.BALCAO_DEMO !== true)
    throw new ConfigError('A cell needs S3_BUCKET, the same in all: files do not move with a platform.')
  return { name, directoryUrl, directoryKey: Buffer.from(key, 'base64') }
}

/** Random bytes hardly repeat: fewer different bytes than this mean that the key was typed, or is all zero. */
const differentBytesMin = 8

function refuseWeakKey(variable: string, text: string): void {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32)
    throw new ConfigError(`${variable} must be 32 bytes in base64 (openssl rand -base64 32).`)
  if (new Set(key).size < differentBytesMin)
    throw new ConfigError(`${variable} is not random: make one with openssl rand -base64 32.`)
}

/** Read at the start, so that a wrong key is found before the first report. */
function readPublicKey(variable: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return text
  } catch {
    throw new ConfigError(`${variable} is no public key: copy it from the settings of the signed webhook.`)
  }
}

type FrameOrigin = { variable: string; given: string | undefined; ofDemo: string; example: string }

/**
 * An origin other than the page's and the other frame's: on a shared one a seller's script could read the card as it is
 * typed.
 */
function readFrameOrigin(
  { variable, given, ofDemo, example }: FrameOrigin,
  { isDemo, isNot }: { isDemo: boolean; isNot: [publicUrl: string, ...others: string[]] },
): string | undefined {
  const page = new URL(isNot[0])
  if (given === undefined)
    return isDemo ? `${page.protocol}//${ofDemo}${page.port && `:${page.port}`}` : undefined
  const frame = new URL(given)
  if (isNot.some((other) => new URL(other).hostname === frame.hostname))
    throw new ConfigError(`${variable} needs a host of its own, such as https://${example}.`)
  if (page.protocol === 'https:' && frame.protocol !== 'https:')
    throw new ConfigError(`${variable} must begin with https:// as PUBLIC_URL does.`)
  return frame.origin
}

function readTestModeHost(
  {
    TEST_MODE_HOST: given,
    TEST_MODE_ACQUIRERS_URL: acquirersUrl,
    BALCAO_ROLE: role,
  }: z.output<typeof environmentSchema>,
  { isDemo, isNot }: { isDemo: boolean; isNot: readonly (string | undefined)[] },
): string | undefined {
  if (role === 'acquirers' && (given === undefined || acquirersUrl === undefined || isDemo))
    throw new ConfigError(
      'BALCAO_ROLE=acquirers needs TEST_MODE_HOST and TEST_MODE_ACQUIRERS_URL, and is not for the demo.',
    )
  if (given === undefined) return isDemo ? 'teste.localhost' : undefined
  if (isNot.some((url) => url !== undefined && new URL(url).hostname === given))
    throw new ConfigError('TEST_MODE_HOST needs a host of its own, such as teste.example.com.')
  if ((role === 'web' || role === 'worker') && acquirersUrl === undefined)
    throw new ConfigError(
      'TEST_MODE_HOST needs TEST_MODE_ACQUIRERS_URL with the roles web and worker: the address of a start with BALCAO_ROLE=acquirers.',
    )
  return given
}

function readBounceMailbox({
  BOUNCE_ADDRESS: address,
  BOUNCE_MAILBOX_URL: mailboxUrl,
}: z.infer<typeof environmentSchema>): Config['bounces'] {
  if (address === undefined && mailboxUrl === undefined) return undefined
  if (address === undefined || mailboxUrl === undefined)
    throw new ConfigError('BOUNCE_ADDRESS and BOUNCE_MAILBOX_URL are given together or not at all.')
  return { address, mailboxUrl }
}

function readClamd({
  CLAMD_ADDRESS: address,
  CLAMD_STREAM_MAX_MB: megabytes,
}: z.infer<typeof environmentSchema>): Clamd | undefined {
  if (address === undefined) return undefined
  const streamBytesMax = megabytes * 1024 * 1024
  if (address.startsWith('/')) return { address: { path: address }, streamBytesMax }
  const [host = '', port = ''] = address.split(':')
  return { address: { host, port: Number(port) }, streamBytesMax }
}

function readS3(env: z.infer<typeof environmentSchema>): S3Config | undefined {
  if (env.S3_BUCKET === undefined) return undefined
  if (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined)
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.')
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
}
