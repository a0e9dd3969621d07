import { asaas } from './dialects/asaas.ts'
import { celcoin } from './dialects/celcoin.ts'
import { functionsGateway } from './dialects/functions-gateway.ts'
import { iugu } from './dialects/iugu.ts'
import { mercadopago } from './dialects/mercadopago.ts'
import { pagarme } from './dialects/pagarme.ts'
import { pixBank } from './dialects/pix-bank.ts'
import { secretKeyGateway } from './dialects/secret-key-gateway.ts'
import { storeKeyGateway } from './dialects/store-key-gateway.ts'
import { transfeera } from './dialects/transfeera.ts'
import { twoKeyGateway } from './dialects/two-key-gateway.ts'
import type { Dialect } from './http/dialect.ts'

export type AcquirerEntry = {
  dialect: Dialect
  /** What a caller appends its paths to, as in the provider's own base URL. */
  basePath: string
  /** The same for payouts, at providers with two hosts. */
  payoutBasePath?: string
  /** The provider asks for a client certificate. */
  mutualTls?: boolean
}

const secretKey: AcquirerEntry = { dialect: secretKeyGateway(), basePath: '/v1' }
const twoKeys: AcquirerEntry = { dialect: twoKeyGateway(), basePath: '/v1' }
const functionsBase = '/functions/v1'
const storeKey: AcquirerEntry = { dialect: storeKeyGateway(), basePath: '/v1' }
const bank: AcquirerEntry = { dialect: pixBank(), basePath: '', payoutBasePath: '/api/v2', mutualTls: true }

/** Who speaks which dialect. */
export const acquirers: ReadonlyMap<string, AcquirerEntry> = new Map<string, AcquirerEntry>([
  ['HAWKPAY', twoKeys],
  ['LUMION', twoKeys],
  ['SPACEFY', secretKey],
  ['AKTAPAY', secretKey],
  ['PAGUESAFE', secretKey],
  ['ABMEX', secretKey],
  ['ABMEXPAY', secretKey],
  [
    'HUNTERPAY',
    {
      dialect: functionsGateway({
        passwords: (companyId) => [companyId, '', 'x'],
        codeFields: ['copyPaste', 'emv', 'qrcode'],
      }),
      basePath: functionsBase,
    },
  ],
  [
    'MEDIUS',
    {
      dialect: functionsGateway({ passwords: () => ['x'], codeFields: ['qrcode'] }),
      basePath: functionsBase,
    },
  ],
  [
    'FAIRPAY',
    {
      dialect: functionsGateway({ passwords: () => ['x'], codeFields: ['qrcode'] }),
      basePath: functionsBase,
    },
  ],
  ['CASHTIME', storeKey],
  ['REFLOWPAY', storeKey],
  ['ASAAS', { dialect: asaas(), basePath: '/v3' }],
  ['PAGARME', { dialect: pagarme(), basePath: '/core/v5' }],
  ['PAGARMEBAAS', { dialect: pagarme(), basePath: '/core/v5' }],
  ['IUGU', { dialect: iugu(), basePath: '/v1' }],
  ['IUGUBAAS', { dialect: iugu(), basePath: '/v1' }],
  ['MERCADOPAGO', { dialect: mercadopago(), basePath: '' }],
  ['TRANSFEERA', { dialect: transfeera(), basePath: '' }],
  ['CELCOIN', { dialect: celcoin(), basePath: '/v2' }],
  ['ONZ', bank],
  ['TREEAL', bank],
  ['VOLUTI', bank],
  ['PODPAY', bank],
])
