import * as words from '#i18n/words/en-us.ts'
import type { NewPlatformMessages } from './pt-br.ts'

export const messages: NewPlatformMessages = {
  title: words.newPlatform,
  purpose: 'Set up domain, fees and contract, and invite the administrator.',
  create: 'Create platform',
  created: 'Platform created and invitation sent',
  identity: { title: words.identity, name: words.name, color: words.brandColor, locale: words.language },
  locale: { PT_BR: words.portuguese, EN_US: words.english, ES_ES: words.spanish },
  address: {
    title: words.address,
    host: 'Main domain',
    hostHelp: 'Without https:// or slashes. Point the domain to this installation before the first sale.',
  },
  placeholder: {
    title: 'Default details',
    text: 'Sent to acquirers that require a document and phone when the buyer does not provide them.',
    document: 'Company CNPJ or CPF',
    phone: 'Company phone',
  },
  contract: {
    title: words.contract,
    text: 'Valid from the current month. Changes are made on the platform page.',
    fixed: words.monthlyFee,
    rate: 'Percentage of sales',
    minimum: 'Monthly minimum',
    dueDays: 'Days until due',
  },
  acquirer: {
    title: words.acquirer,
    text: 'Keys are stored encrypted and will not be shown again. The administrator can also connect one later.',
    connect: 'Connect an acquirer now',
    provider: words.acquirer,
    label: 'Account name',
    baseUrl: 'API address',
    baseUrlHelp: 'Blank: the acquirer’s production address.',
    methods: words.paymentMethods,
    method: { PIX: words.pix, CREDIT_CARD: words.creditCard, BILLET: words.boleto },
  },
  administrator: {
    title: 'First administrator',
    text: 'Receives an email invitation with all permissions, valid for 7 days.',
    name: words.fullName,
    email: words.email,
  },
}
