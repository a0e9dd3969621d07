import type { NewPlatformMessages } from './pt-br.ts'

export const messages: NewPlatformMessages = {
  title: 'New platform',
  purpose:
    'It starts whole: address, first fees, contract from this month on, and an invitation for its administrator.',
  create: 'Create platform',
  created: 'Platform created and invitation sent',
  identity: { title: 'Identity', name: 'Name', color: 'Brand colour', locale: 'Language' },
  locale: { PT_BR: 'Portuguese', EN_US: 'English', ES_ES: 'Spanish' },
  address: {
    title: 'Address',
    host: 'Main domain',
    hostHelp: 'Without https:// or slashes. Point the domain to this installation before the first sale.',
  },
  placeholder: {
    title: 'Fallback details',
    text: 'Sent to acquirers that demand a document and a phone when the buyer did not have to give them.',
    document: 'Company document',
    phone: 'Company phone',
  },
  contract: {
    title: 'Contract',
    text: 'Counts from the current month on. Later you change it by month, on the platform’s page.',
    fixed: 'Monthly fee',
    rate: 'Percentage of sales',
    minimum: 'Monthly minimum',
    dueDays: 'Days until due',
  },
  acquirer: {
    title: 'Acquirer',
    text: 'Keys are stored sealed and nobody reads them back. The administrator can also connect one later.',
    connect: 'Connect an acquirer now',
    provider: 'Acquirer',
    label: 'Name of the account',
    baseUrl: 'API address',
    baseUrlHelp: 'If empty, the acquirer’s production address is used.',
    methods: 'Payment methods',
    method: { PIX: 'Pix', CREDIT_CARD: 'Credit card', BILLET: 'Boleto' },
  },
  administrator: {
    title: 'First administrator',
    text: 'Gets an invitation by e-mail, with every permission. The link works for 7 days.',
    name: 'Full name',
    email: 'E-mail',
  },
}
