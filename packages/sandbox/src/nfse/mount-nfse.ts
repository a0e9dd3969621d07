import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Faults, Operation } from '#core/faults.ts'
import { sendAnswer } from '#http/send-answer.ts'
import type { Stage } from '#http/stage.ts'
import { checkDeclaration, type Refusal } from './check-declaration.ts'
import { signerOf } from './check-signature.ts'
import { childOf, readXml, textIn } from './read-xml.ts'

/** The name of this service in faults. */
export const nationalDesk = 'NFSE'

type Issued = { dpsId: string; accessKey: string; xml: string; canceled: boolean; number: number }

/** State of the simulated national desk, for tests. */
export type NationalDeskControl = {
  /** Invoices issued for a company, in order. */
  issued(cnpj: string): readonly Issued[]
  /** Calls received so far, by operation. */
  calls(operation: Operation): number
}

/**
 * Simulated national desk for invoices of services (Sefin Nacional): a declaration becomes one invoice at once and can be
 * found by its id. Any certificate is accepted, and the connection requires none.
 */
export function mountNfse(
  app: FastifyInstance,
  { faults, stage, now }: { faults: Faults; stage: Stage; now: () => Date },
): NationalDeskControl {
  const byDps = new Map<string, Issued>()
  const byKey = new Map<string, Issued>()
  const counts = new Map<Operation, number>()

  const serve =
    (operation: Operation, act: (request: FastifyRequest) => Answer) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      counts.set(operation, (counts.get(operation) ?? 0) + 1)
      const fault = faults.takeForCall({ acquirer: nationalDesk, operation })
      if (fault?.delayMilliseconds) await stage.pause(fault.delayMilliseconds)
      if (fault?.kind === 'drop-before') return sendAnswer(reply, { fault })
      if (fault?.kind === 'error-before')
        return sendAnswer(reply, { answer: { status: fault.status ?? 500, body: '' } })
      const answer = act(request)
      if (fault?.kind === 'error-after')
        return sendAnswer(reply, { answer: { status: fault.status ?? 500, body: '' } })
      return sendAnswer(reply, { answer, fault })
    }

  const head = () => ({
    tipoAmbiente: 2,
    versaoAplicativo: 'sandbox',
    dataHoraProcessamento: now().toISOString(),
  })
  const refused = (...erros: Refusal[]): Answer => ({ status: 400, body: { ...head(), erros } })

  app.post(
    '/nfse-nacional/nfse',
    serve('invoice', (request) => {
      const xml = unpacked(request, 'dpsXmlGZipB64')
      if (xml === null)
        return refused({ codigo: 'E1225', descricao: 'Falha na decodificação da base 64 da área de dados.' })
      const declaration = checkDeclaration(xml)
      if ('refusal' in declaration) return refused(declaration.refusal)
      const { id, cnpj } = declaration
      if (byDps.has(id))
        return refused({
          codigo: 'E0014',
          descricao: 'Conjunto de série, número e emitente já existe em NFS-e.',
        })
      const number = byDps.size + 1
      const accessKey = `${id.slice(3, 10)}22${digitsOf(cnpj)}${String(number).padStart(13, '0')}2611${String(number).padStart(9, '0')}0`
      const invoice = `<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"><infNFSe Id="NFS${accessKey}"><nNFSe>${number}</nNFSe>${xml.replace(/^<\?xml[^>]*\?>/, '')}</infNFSe></NFSe>`
      const issued = { dpsId: id, accessKey, xml: invoice, canceled: false, number }
      byDps.set(id, issued)
      byKey.set(accessKey, issued)
      return {
        status: 201,
        body: { ...head(), idDps: id, chaveAcesso: accessKey, nfseXmlGZipB64: packed(invoice), alertas: [] },
      }
    }),
  )

  app.get(
    '/nfse-nacional/dps/:id',
    serve('invoice-get', (request) => {
      const issued = byDps.get(parameter(request, 'id'))
      return issued
        ? { status: 200, body: { ...head(), idDps: issued.dpsId, chaveAcesso: issued.accessKey } }
        : { status: 404, body: head() }
    }),
  )

  app.get(
    '/nfse-nacional/nfse/:key',
    serve('invoice-get', (request) => {
      const issued = byKey.get(parameter(request, 'key'))
      return issued
        ? {
            status: 200,
            body: { ...head(), chaveAcesso: issued.accessKey, nfseXmlGZipB64: packed(issued.xml) },
          }
        : { status: 404, body: head() }
    }),
  )

  app.post(
    '/nfse-nacional/nfse/:key/eventos',
    serve('invoice-cancel', (request) => {
      const issued = byKey.get(parameter(request, 'key'))
      if (!issued) return { status: 404, body: head() }
      const xml = unpacked(request, 'pedidoRegistroEventoXmlGZipB64')
      const document = xml === null ? undefined : readXml(xml)
      const asked = childOf(document, 'infPedReg')
      if (
        !document ||
        asked?.attributes.Id !== `PRE${issued.accessKey}101101` ||
        textIn(asked, 'e101101', 'xMotivo').length < 15
      )
        return refused({ codigo: 'E1235', descricao: 'Falha no esquema XML do evento.' })
      if (!signerOf(document, asked))
        return refused({ codigo: 'E1980', descricao: 'A assinatura do pedido é inválida.' })
      if (issued.canceled)
        return refused({ codigo: 'E0840', descricao: 'O evento já está vinculado à NFS-e.' })
      issued.canceled = true
      return { status: 201, body: { ...head(), eventoXmlGZipB64: packed('<evento></evento>') } }
    }),
  )

  app.get(
    '/nfse-nacional/nfse/:key/eventos/101101/1',
    serve('invoice-get', (request) =>
      byKey.get(parameter(request, 'key'))?.canceled
        ? { status: 200, body: { ...head(), eventoXmlGZipB64: packed('<evento></evento>') } }
        : { status: 404, body: head() },
    ),
  )

  return {
    issued: (cnpj) => [...byDps.values()].filter(({ dpsId }) => dpsId.includes(cnpj)),
    calls: (operation) => counts.get(operation) ?? 0,
  }
}

/** Keys have digits only; the letters of a newer CNPJ are written as zeros here. */
function digitsOf(cnpj: string): string {
  return cnpj.replaceAll(/\D/g, '0')
}

function parameter({ params }: FastifyRequest, name: string): string {
  return (params as Record<string, string>)[name] ?? ''
}

function packed(xml: string): string {
  return gzipSync(xml).toString('base64')
}

function unpacked({ body }: FastifyRequest, field: string): string | null {
  try {
    const value = JSON.parse(String(body))[field]
    return gunzipSync(Buffer.from(String(value), 'base64')).toString('utf8')
  } catch {
    return null
  }
}
