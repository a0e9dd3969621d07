import { describe, expect, it } from 'vitest'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { casesByProvider } from '#cases/cases.generated.ts'
import type { ProviderCases, ScriptedAnswer, WebhookCase, WorkingCase } from '#cases/provider-cases.ts'
import { readAdapters } from '#cli/read-adapters.ts'
import type { Operation, Provider } from '#contract.ts'
import { createTokenCache } from '#transport/token-cache.ts'
import type { ProviderTransport, TransportRequest } from '#transport/transport.ts'
import { withValueAt } from './describe-operations.ts'
import type { ScriptedServer, ScriptStep } from './scripted-server.ts'
import { answersOf, createStage, type Stage, type Theatre } from './stage.ts'

/** PostgreSQL stores neither a zero byte nor a lone surrogate. */
const unstorable = 'paid\u0000\ud800'

/** Undocumented values that some back-end may send; MySQL's null date is among them. */
const oddValues: readonly unknown[] = [
  null,
  -1,
  '0000-00-00',
  'constructor',
  unstorable,
  '1e400',
  [null],
  { toString: null },
]

/**
 * Every field of every answer and every webhook is replaced by each of these values in turn. The result may be a
 * refusal or a misreading, but an operation that throws loses its effect, and so does an operation whose result no
 * table can store. So many exchanges require a transport without a network.
 */
describe.each((await readAdapters()).map(({ provider }) => provider))(
  'odd values at $manifest.name',
  (provider) => {
    for (const { generation, stage, cases } of stagesOf(provider)) {
      it(`end every operation with a value ${generation}`, async () => {
        const thrown: string[] = []
        for (const [operation, { works }] of stage.declared)
          thrown.push(...(await spoilAnswers(stage, operation, works[0])))
        expect(thrown).toEqual([])
      })

      it(`reveal nothing of the request when the answer echoes it ${generation}`, async () => {
        const told: string[] = []
        for (const [operation, { works }] of stage.declared)
          for (const scene of works) told.push(...(await throwBack(stage, operation, scene)))
        expect(told).toEqual([])
      })

      it(`make no webhook throw ${generation}`, async () => {
        const thrown: string[] = []
        for (const webhook of cases.webhooks) thrown.push(...(await spoilWebhook(stage, webhook)))
        expect(thrown).toEqual([])
      })
    }
  },
)

function stagesOf(provider: Provider) {
  const { name, generations = {} } = provider.manifest
  const cases = casesByProvider[name]
  if (!cases) return []
  const [first = ''] = Object.keys(generations)
  const all: Record<string, ProviderCases> = { [first]: cases, ...cases.otherGenerations }
  return Object.entries(all).map(([generation, own]) => {
    const credentials = { ...own.credentials, ...(generation && { generation }) }
    const theatre = theatreWithoutNetwork()
    return { generation, cases: own, stage: createStage(provider, { ...own, credentials }, () => theatre) }
  })
}

async function spoilAnswers(
  stage: Stage,
  operation: Operation,
  { input, exchanges }: WorkingCase<Operation>,
): Promise<string[]> {
  const thrown: string[] = []
  for (const [at, { answer }] of exchanges.entries()) {
    for (const { path, spoilt } of eachSpoilt(answer.json)) {
      const steps = answersOf(exchanges).with(at, { ...answer, json: spoilt })
      const place = `${operation}, answer ${at}, ${path}`
      const performed = stage.perform({ operation, input, steps })
      const told = await performed.catch((error: unknown) => thrown.push(`${place}: ${error}`))
      if (!isStorable(told)) thrown.push(`${place}: a text that no table can hold`)
    }
  }
  return thrown
}

/** Some back-ends quote the refused values in the refusal. */
const throwsBack = 'throws back'

async function throwBack(
  stage: Stage,
  operation: Operation,
  { story, exchanges, ...scene }: WorkingCase<Operation>,
): Promise<string[]> {
  const told: string[] = []
  for (const at of exchanges.keys()) {
    const steps = answersOf(exchanges).with(at, { status: 400, body: throwsBack })
    const { leaks } = await stage.perform({ ...scene, operation, steps })
    told.push(...leaks.map((leak) => `${operation}, ${story}: ${leak}`))
  }
  return told
}

async function spoilWebhook(stage: Stage, webhook: WebhookCase): Promise<string[]> {
  const thrown: string[] = []
  const { headers, query, without, exchanges = [] } = webhook
  const bodies = [...eachSpoilt(webhook.body)].map(({ path, spoilt }) => ({ path, body: spoilt, query }))
  const queries = Object.keys(query ?? {}).map((path) => ({
    path,
    body: webhook.body,
    query: { ...query, [path]: unstorable },
  }))
  for (const { path, ...said } of [...bodies, ...queries]) {
    const notified = stage.notify({ ...said, headers, without, steps: answersOf(exchanges) })
    const told = await notified.catch((error: unknown) => {
      // A failed read at the provider is retried.
      if (!(error instanceof ProviderFailed)) thrown.push(`${path}: ${error}`)
      return undefined
    })
    if (!isStorable(told?.reading)) thrown.push(`${path}: a text that no table can hold`)
  }
  return thrown
}

function isStorable(told: unknown): boolean {
  if (typeof told === 'string') return told.isWellFormed() && !told.includes('\0')
  return typeof told !== 'object' || told === null || Object.values(told).every(isStorable)
}

function* eachSpoilt(body: unknown) {
  for (const path of pathsOf(body))
    for (const value of oddValues) yield { path, spoilt: withValueAt(body, path, value) }
}

function pathsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => [
    name,
    ...pathsOf(entry).map((path) => `${name}.${path}`),
  ])
}

function theatreWithoutNetwork(): Theatre {
  let script: ScriptStep[] = []
  const server: ScriptedServer = {
    url: 'http://127.0.0.1:9',
    play: (steps) => {
      script = [...steps]
      return []
    },
    close: async () => undefined,
  }
  const transport: ProviderTransport = {
    send: async (request) => {
      const { status = 200, headers = {}, json, body = JSON.stringify(json) ?? '' } = lineOf(script.shift())
      const said = body === throwsBack ? refusalOf(request) : body
      return { arrived: true, status, headers, body: Buffer.from(said) }
    },
    tokens: createTokenCache(),
    close: async () => undefined,
  }
  return { server, transport }
}

/**
 * A refusal that repeats the values of the request, without their field names, in every field that may hold a
 * message.
 */
function refusalOf({ body = '', headers }: TransportRequest): string {
  const words = [body.replace(/[\w.-]+[=:]|["{}[\]]/g, ' '), ...Object.values(headers)].join(' ')
  const names = ['message', 'mensagem', 'error', 'detail', 'title', 'description']
  const flat = Object.fromEntries(names.map((name) => [name, words]))
  return JSON.stringify({ ...flat, errors: [{ message: words, description: words }] })
}

function lineOf(step: ScriptStep | undefined): ScriptedAnswer {
  return step && typeof step !== 'function' ? step : { status: 500, json: {} }
}
