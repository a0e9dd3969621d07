import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ProviderFailed } from '@balcao/providers/adapter/provider-failed'
import type {
  ProviderContext,
  ProviderManifest,
  WebhookReading,
  WebhookRequest,
} from '@balcao/providers/contract'
import { loadProvider } from '@balcao/providers/registry'
import { createTokenCache } from '@balcao/providers/transport/token-cache'
import { z } from 'zod'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { findGeneration } from '#cli/find-provider.ts'
import { readArguments } from '#cli/read-arguments.ts'

/** Parses a notification without verifying it, since verification takes the account's secrets. */
export async function webhook(words: string[], { now, environment }: World): Promise<Answer> {
  const given = readArguments(words, { names: ['NAME'], options: ['body', 'headers', 'query', 'generation'] })
  const manifest = findGeneration(given.NAME, given.generation)
  if (given.body === undefined) throw new WrongCall('--body FILE is missing')
  const folder = environment.INIT_CWD ?? '.'
  const request: WebhookRequest = {
    method: 'POST',
    path: '/',
    query: Object.fromEntries(new URLSearchParams(given.query ?? '')),
    headers: given.headers === undefined ? {} : readHeaders(await readGiven(folder, given.headers)),
    rawBody: await readGiven(folder, given.body),
  }
  const provider = await loadProvider(manifest.name)
  return answerOf(
    await readOffline(() => provider.processWebhook(request, offline(manifest, given.generation, now))),
  )
}

function answerOf(reading: WebhookReading): Answer {
  if (reading.kind === 'authorization') {
    const { authorizationId } = reading
    return { data: reading, text: `News of the Pix Automático ${authorizationId}, to be read` }
  }
  if (reading.kind !== 'event')
    return { data: null, text: `Nothing to act on: ${reading.why}.`, note: reading.why }
  const { event, furtherEvents = [] } = reading
  return {
    data: furtherEvents.length > 0 ? { ...event, furtherEvents } : event,
    text: [event, ...furtherEvents]
      .map(({ transactionId, status, rawStatus }) => `${transactionId} is ${status} (${rawStatus})`)
      .join('\n'),
  }
}

/** Some providers name only the transaction, and its state has to be read at the provider itself. */
async function readOffline(read: () => Promise<WebhookReading>): Promise<WebhookReading> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    return { kind: 'ignored', why: 'the provider would have to be asked, and this command asks nobody' }
  }
}

/** An invented account whose required fields are filled so that the adapter accepts it. */
function offline(
  manifest: ProviderManifest,
  generation: string | undefined,
  now: () => Date,
): ProviderContext {
  const required = manifest.credentials.filter((field) => field.required)
  return {
    credentials: { generation, ...Object.fromEntries(required.map(({ name }) => [name, 'none'])) },
    leavesProofOut: true,
    transport: {
      send: async () => ({ arrived: 'never', why: 'offline' }),
      tokens: createTokenCache(),
      close: async () => {},
    },
    now,
  }
}

async function readGiven(folder: string, file: string): Promise<Buffer> {
  try {
    return await readFile(resolve(folder, file))
  } catch (error) {
    throw new WrongCall(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** A JSON object, or raw header lines: `name: value`. */
function readHeaders(file: Buffer): Record<string, string> {
  const text = file.toString('utf8')
  const pairs = text.trimStart().startsWith('{') ? readJsonHeaders(text) : readHeaderLines(text)
  return Object.fromEntries(pairs.map(([name, value]) => [name.trim().toLowerCase(), value.trim()]))
}

const jsonHeaders = z.record(z.string(), z.coerce.string())

function readJsonHeaders(text: string): [string, string][] {
  try {
    return Object.entries(jsonHeaders.parse(JSON.parse(text)))
  } catch {
    throw new WrongCall('--headers takes a JSON object or lines of the form "name: value"')
  }
}

function readHeaderLines(text: string): [string, string][] {
  const lines = text.split(/\r?\n/).filter((line) => line.includes(':'))
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
}
