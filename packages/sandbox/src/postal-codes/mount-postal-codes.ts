import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '#core/faults.ts'
import { sendAnswer } from '#http/send-answer.ts'
import type { Stage } from '#http/stage.ts'
import { knownAddresses } from './known-addresses.ts'

/** The name of this service in faults: it is no acquirer, but it can be slow, silent or broken too. */
export const postalCodeService = 'POSTAL_CODE'

const byDigits = new Map(knownAddresses.map((address) => [address.cep.replace('-', ''), address]))

/** Answers like ViaCEP: an unknown code is an answer with `erro`, only a malformed code is a bad request. */
export function mountPostalCodes(app: FastifyInstance, { faults, stage }: { faults: Faults; stage: Stage }) {
  const handle = async (request: FastifyRequest<{ Params: { cep: string } }>, reply: FastifyReply) => {
    const fault = faults.takeForCall({ acquirer: postalCodeService, operation: 'postal-code' })
    if (fault?.delayMilliseconds) await stage.pause(fault.delayMilliseconds)
    if (fault?.kind === 'error-before' || fault?.kind === 'error-after') {
      return sendAnswer(reply, { answer: { status: fault.status ?? 500, body: '' } })
    }
    return sendAnswer(reply, { answer: lookUp(request.params.cep), fault })
  }
  app.get('/cep/ws/:cep/json', handle)
}

function lookUp(cep: string) {
  if (!/^\d{5}-?\d{3}$/.test(cep)) {
    return {
      status: 400,
      body: '<h1>Http 400</h1><p>Verifique a URL.</p>',
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }
  }
  const address = byDigits.get(cep.replace('-', ''))
  if (!address) return { status: 200, body: { erro: 'true' } }
  return {
    status: 200,
    body: {
      cep: address.cep,
      logradouro: address.street,
      complemento: address.complement,
      unidade: '',
      bairro: address.district,
      localidade: address.city,
      uf: address.state,
    },
  }
}
