import { gunzipSync, gzipSync } from 'node:zlib'
import type { App } from '#app.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { cancellationEvent } from '#modules/invoices/dps/write-cancellation.ts'
import type { OpenedCertificate } from '#modules/invoices/profile/certificate.ts'

/** Answer of the tax authority. `unclear`: no answer, or one that says nothing about the invoice. */
export type DeskAnswer<Found> =
  | { kind: 'done'; found: Found }
  | { kind: 'missing' }
  | { kind: 'refused'; code: string; text: string }
  | { kind: 'unclear'; why: string }

/** `number_taken`: another declaration of the company has the number. */
export type IssueOutcome =
  | Exclude<DeskAnswer<{ accessKey: string; invoiceXml: string }>, { kind: 'missing' }>
  | { kind: 'number_taken' }

type Call = { method: 'GET' | 'POST'; path: string; body?: object }
type Reply = { status: number; body: Record<string, unknown> }

const timeoutMs = 30_000
const answerBytesMax = 1_000_000
const xmlBytesMax = 4_000_000

/** The national desk for invoices of services (Sefin Nacional), called with the certificate of one seller. */
export type NationalDesk = ReturnType<typeof nationalDesk>

export function nationalDesk(app: App, platformId: string, { pem }: Pick<OpenedCertificate, 'pem'>) {
  const ask = (call: Call) =>
    isSimulated(app, platformId) ? askSimulated(app, call) : askReal(app, pem, call)
  return {
    /** Sends a declaration and reads the invoice with its key. The same declaration never becomes two invoices. */
    submit: async (dpsXml: string) =>
      read(ask({ method: 'POST', path: '/nfse', body: { dpsXmlGZipB64: packed(dpsXml) } }), (body) => {
        const accessKey = textOf(body.chaveAcesso)
        const invoiceXml = opened(body.nfseXmlGZipB64)
        return accessKey && invoiceXml ? { accessKey, invoiceXml } : null
      }),
    /** The key of the invoice that a declaration has become. */
    findByDps: async (dpsId: string) =>
      read(ask({ method: 'GET', path: `/dps/${dpsId}` }), (body) => textOf(body.chaveAcesso)),
    readInvoice: async (accessKey: string) =>
      read(ask({ method: 'GET', path: `/nfse/${accessKey}` }), (body) => opened(body.nfseXmlGZipB64)),
    cancel: async (accessKey: string, cancelXml: string) =>
      read(
        ask({
          method: 'POST',
          path: `/nfse/${accessKey}/eventos`,
          body: { pedidoRegistroEventoXmlGZipB64: packed(cancelXml) },
        }),
        () => true,
      ),
    findCancellation: async (accessKey: string) =>
      read(ask({ method: 'GET', path: `/nfse/${accessKey}/eventos/${cancellationEvent}/1` }), () => true),
  }
}

/** Whether a simulated desk answers: the demo and test modes declare nothing to a tax authority. */
export function isSimulated({ config }: Pick<App, 'config'>, platformId: string): boolean {
  return config.isDemo || isTestPlatform(platformId)
}

/** Environment in a declaration. 1: production. 2: the test environment of the authority, or the simulated desk. */
export function environmentOf(app: Pick<App, 'config'>, platformId: string): 1 | 2 {
  const isTest = new URL(app.config.nfseUrl).hostname.includes('producaorestrita')
  return isTest || isSimulated(app, platformId) ? 2 : 1
}

async function askSimulated(
  { config, simulatedTransport }: App,
  { method, path, body }: Call,
): Promise<Reply | string> {
  const answer = await simulatedTransport.send({
    method,
    url: `${config.acquirersUrl}/nfse-nacional${path}`,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    timeoutMs,
  })
  return answer.arrived === true ? { status: answer.status, body: json(answer.body) } : answer.why
}

async function askReal(
  app: App,
  pem: OpenedCertificate['pem'],
  { method, path, body }: Call,
): Promise<Reply | string> {
  try {
    const answer = await app.http.request(`${app.config.nfseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs,
      maxResponseBytes: answerBytesMax,
      clientCertificate: pem,
    })
    return { status: answer.status, body: json(answer.body) }
  } catch (error) {
    return error instanceof Error ? error.message : 'network'
  }
}

async function read<Found>(
  asked: Promise<Reply | string>,
  find: (body: Record<string, unknown>) => Found | null,
): Promise<DeskAnswer<Found>> {
  const reply = await asked
  if (typeof reply === 'string') return { kind: 'unclear', why: reply }
  const { status, body } = reply
  if (status === 200 || status === 201) {
    const found = find(body)
    return found === null ? { kind: 'unclear', why: 'the answer is incomplete' } : { kind: 'done', found }
  }
  if (status === 404) return { kind: 'missing' }
  const refusal = refusalOf(body)
  if ((status === 400 || status === 403 || status === 422) && refusal) return { kind: 'refused', ...refusal }
  return { kind: 'unclear', why: `status ${status}` }
}

/** The first problem of a refusal. The list has one of two names, and its fields one of two spellings. */
function refusalOf(body: Record<string, unknown>): { code: string; text: string } | null {
  const listed = body.erros ?? body.erro
  const first = (Array.isArray(listed) ? listed[0] : listed) as Record<string, unknown> | undefined
  const code = textOf(first?.codigo) ?? textOf(first?.Codigo)
  const text = [
    textOf(first?.descricao) ?? textOf(first?.Descricao),
    textOf(first?.complemento) ?? textOf(first?.Complemento),
  ]
  return code ? { code: code.slice(0, 20), text: text.filter(Boolean).join(' ').slice(0, 500) } : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function json(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function packed(xml: string): string {
  return gzipSync(xml).toString('base64')
}

function opened(packedXml: unknown): string | null {
  if (typeof packedXml !== 'string') return null
  try {
    return gunzipSync(Buffer.from(packedXml, 'base64'), { maxOutputLength: xmlBytesMax }).toString('utf8')
  } catch {
    return null
  }
}
