import { abmexsplit } from './dialects/abmexsplit.ts'
import { arkama } from './dialects/arkama.ts'
import { asaas } from './dialects/asaas.ts'
import { axisbank } from './dialects/axisbank.ts'
import { bravive } from './dialects/bravive.ts'
import { celcoin } from './dialects/celcoin.ts'
import { crmcoin } from './dialects/crmcoin.ts'
import { ezzebank } from './dialects/ezzebank.ts'
import { firebank } from './dialects/firebank.ts'
import { flow2pay } from './dialects/flow2pay.ts'
import { functionsGateway } from './dialects/functions-gateway.ts'
import { iugu } from './dialects/iugu.ts'
import { lexxen } from './dialects/lexxen.ts'
import { mercadopago } from './dialects/mercadopago.ts'
import { nameOnlyGateway } from './dialects/name-only-gateway.ts'
import { noxpay } from './dialects/noxpay.ts'
import { owenpay } from './dialects/owenpay.ts'
import { pagarme } from './dialects/pagarme.ts'
import { pago } from './dialects/pago.ts'
import { pagstar } from './dialects/pagstar.ts'
import { pixBank } from './dialects/pix-bank.ts'
import { pluggou } from './dialects/pluggou.ts'
import { pluggouCurrent } from './dialects/pluggou-current.ts'
import { podpayApp } from './dialects/podpay-app.ts'
import { pronttus } from './dialects/pronttus.ts'
import { rapdyn } from './dialects/rapdyn.ts'
import { reflowpayCash } from './dialects/reflowpay-cash.ts'
import { saqpay } from './dialects/saqpay.ts'
import { secretKeyGateway } from './dialects/secret-key-gateway.ts'
import { simpay } from './dialects/simpay.ts'
import { simpaySales } from './dialects/simpay-sales.ts'
import { storeKeyGateway } from './dialects/store-key-gateway.ts'
import { suitpay } from './dialects/suitpay.ts'
import { tokenGateway } from './dialects/token-gateway.ts'
import { transfeera } from './dialects/transfeera.ts'
import { twoKeyGateway } from './dialects/two-key-gateway.ts'
import { venit } from './dialects/venit.ts'
import { witetec } from './dialects/witetec.ts'
import { witetecSecond } from './dialects/witetec-second.ts'
import { zendry } from './dialects/zendry.ts'
import type { Dialect } from './http/dialect.ts'

export type AcquirerEntry = {
  dialect: Dialect
  /** Base path for callers, as in the provider's own base URL. */
  basePath: string
  /** Base path of payouts, at providers with two hosts. */
  payoutBasePath?: string
  /** The provider asks for a client certificate. */
  mutualTls?: boolean
}

const secretKey: AcquirerEntry = { dialect: secretKeyGateway(), basePath: '/v1' }
const nameOnly: AcquirerEntry = { dialect: nameOnlyGateway(), basePath: '/v1' }
const twoKeys: AcquirerEntry = { dialect: twoKeyGateway(), basePath: '/v1' }
const storeKey: AcquirerEntry = { dialect: storeKeyGateway(), basePath: '/v1' }
const bank: AcquirerEntry = { dialect: pixBank(), basePath: '', payoutBasePath: '/api/v2', mutualTls: true }
const functions: AcquirerEntry = {
  dialect: functionsGateway({ passwords: () => ['x'], codeFields: ['qrcode'] }),
  basePath: '/functions/v1',
}
const functionsByCompany: AcquirerEntry = {
  dialect: functionsGateway({
    passwords: (companyId) => [companyId, '', 'x'],
    codeFields: ['copyPaste', 'emv', 'qrcode'],
  }),
  basePath: '/functions/v1',
}

/** Providers known by name only: they use the dialect that the specification describes as typical. */
const knownByNameOnly = [
  'ABMEXPAY',
  'BMB',
  'GATYWAY',
  'HORIZONBANK',
  'LYNXPAY',
  'NEWLEVEL',
  'PAYUP',
  'PIXIUM',
  'ROYALTY',
  'TRANSAC',
  'UNICOPAY',
  'VIATECH',
  'VILLET',
]

/** Dialect of each acquirer. Another generation of a provider's API has its own name. */
export const acquirers: ReadonlyMap<string, AcquirerEntry> = new Map<string, AcquirerEntry>([
  ['ABMEX', secretKey],
  ['ABMEXSPLIT', { dialect: abmexsplit(), basePath: '/v1' }],
  ['AKTAPAY', secretKey],
  ['ARKAMA', { dialect: arkama(), basePath: '/api/v1' }],
  ['ASAAS', { dialect: asaas(), basePath: '/v3' }],
  ['AXISBANK', { dialect: axisbank(), basePath: '' }],
  ['BRAVIVE', { dialect: bravive(), basePath: '/api/v1' }],
  ['CASHTIME', storeKey],
  ['CELCOIN', { dialect: celcoin(), basePath: '/v2' }],
  ['CRMCOIN', { dialect: crmcoin(), basePath: '' }],
  ['EZZEBANK', { dialect: ezzebank(), basePath: '/v2' }],
  ['FAIRPAY', functions],
  ['FIREBANK', { dialect: firebank(), basePath: '' }],
  ['FLOW2PAY', { dialect: flow2pay(), basePath: '' }],
  ['HAWKPAY', twoKeys],
  ['HUNTERPAY', functionsByCompany],
  ['IUGU', { dialect: iugu(), basePath: '/v1' }],
  ['IUGUBAAS', { dialect: iugu(), basePath: '/v1' }],
  ['LEXXEN', { dialect: lexxen(), basePath: '' }],
  ['LUMION', twoKeys],
  ['MEDIUS', functions],
  ['MERCADOPAGO', { dialect: mercadopago(), basePath: '' }],
  ['NEXTPAY', { dialect: tokenGateway({ payoutPath: '/pix/cashout' }), basePath: '/v1' }],
  ['NOXPAY', { dialect: noxpay(), basePath: '' }],
  ['ONZ', bank],
  ['OWENPAY', { dialect: owenpay(), basePath: '', mutualTls: true }],
  ['PAGARME', { dialect: pagarme(), basePath: '/core/v5' }],
  ['PAGARMEBAAS', { dialect: pagarme(), basePath: '/core/v5' }],
  ['PAGO', { dialect: pago(), basePath: '' }],
  ['PAGSTAR', { dialect: pagstar(), basePath: '/api/v2' }],
  ['PAGUESAFE', secretKey],
  ['PLUGGOU', { dialect: pluggou(), basePath: '/api' }],
  ['PLUGGOU-CURRENT', { dialect: pluggouCurrent(), basePath: '/api' }],
  ['PODPAY', bank],
  ['PODPAY-APP', { dialect: podpayApp(), basePath: '/v1' }],
  ['PRIMEPAG', { dialect: zendry(), basePath: '' }],
  ['PRONTTUS', { dialect: pronttus(), basePath: '/v1' }],
  ['RAPDYN', { dialect: rapdyn(), basePath: '/api' }],
  ['REFLOWPAY', storeKey],
  ['REFLOWPAY-CASH', { dialect: reflowpayCash(), basePath: '/cashin', payoutBasePath: '/cashout' }],
  ['SAQPAY', { dialect: saqpay(), basePath: '/api' }],
  ['SIMPAY', { dialect: simpay(), basePath: '/v2/finance' }],
  ['SIMPAY-SALES', { dialect: simpaySales(), basePath: '/api' }],
  ['SPACEFY', secretKey],
  ['SUITPAY', { dialect: suitpay(), basePath: '' }],
  ['TRANSFEERA', { dialect: transfeera(), basePath: '' }],
  ['TREEAL', bank],
  ['VENIT', { dialect: venit(), basePath: '/v1' }],
  ['VENITIP', { dialect: venit(), basePath: '/v1' }],
  ['VOLUTI', bank],
  ['WALLETZ', { dialect: tokenGateway({ payoutPath: null }), basePath: '/v1' }],
  ['WITETEC', { dialect: witetec(), basePath: '' }],
  ['WITETEC-SECOND', { dialect: witetecSecond(), basePath: '' }],
  ['ZENDRY', { dialect: zendry(), basePath: '' }],
  ['ZENET', { dialect: tokenGateway({ payoutPath: '/pix/create_withdraw' }), basePath: '/v1' }],
  ...knownByNameOnly.map((name): [string, AcquirerEntry] => [name, nameOnly]),
])
