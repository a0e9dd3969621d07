import type { NewPlatformMessages } from './pt-br.ts'

export const messages: NewPlatformMessages = {
  title: 'New platform',
  purpose: 'Set up domain, fees and contract, and invite the administrator.',
  create: 'Create platform',
  created: 'Platform created and invitation sent',
  identity: { title: 'Identity', name: 'Name', color: 'Brand color', locale: 'Language' },
  locale: { PT_BR: 'Portuguese', EN_US: 'English', ES_ES: 'Spanish' },
  address: {
    title: 'Address',
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
    title: 'Contract',
    text: 'Valid from the current month. Changes are made on the platform page.',
    fixed: 'Monthly fee',
    rate: 'Percentage of sales',
    minimum: 'Monthly minimum',
    dueDays: 'Days until due',
  },
  acquirer: {
    title: 'Acquirer',
    text: 'Keys are stored encrypted and will not be shown again. The administrator can also connect one later.',
    connect: 'Connect an acquirer now',
    provider: 'Acquirer',
    label: 'Account name',
    baseUrl: 'API address',
    baseUrlHelp: 'Blank: the acquirer’s production address.',
    methods: 'Payment methods',
    method: { PIX: 'Pix', CREDIT_CARD: 'Credit card', BILLET: 'Boleto' },
  },
  administrator: {
    title: 'First administrator',
    text: 'Receives an email invitation with all permissions, valid for 7 days.',
    name: 'Full name',
    email: 'Email',
  },
}
