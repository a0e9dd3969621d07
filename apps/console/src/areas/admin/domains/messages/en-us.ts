import type { DomainsMessages } from './pt-br.ts'

export const messages = {
  title: 'Domains',
  purpose: 'The addresses at which the platform answers, and which of them links carry.',
  add: 'Add domain',
  addTitle: 'Add domain',
  addText: 'Once added, copy two records to the DNS of the domain. It goes live when both are found.',
  host: 'Domain',
  save: 'Add',
  added: 'Domain added. Now create its records.',
  pending: 'Waiting for DNS',
  active: 'Live',
  primary: 'Default for console and mail',
  forCheckout: 'Default for checkout',
  pendingText:
    'Create these records at the DNS provider of the domain. Changes may take a few hours to show.',
  records: (host: string) => `Records of ${host}`,
  record: { type: 'Type', name: 'Name', value: 'Value' },
  copyName: 'Copy name',
  copyValue: 'Copy value',
  copied: 'Copied',
  rootHint: (addresses: string) =>
    `If this is the root of a domain, which takes no CNAME, create A or AAAA records with ${addresses}.`,
  check: 'Check now',
  state: { FOUND: 'Found', MISSING: 'Not found', OTHER: 'Another value', SILENT: 'DNS did not answer' },
  foundInstead: (values: string) => `We found ${values}.`,
  nowActive: 'Domain verified and live',
  showRecords: 'Show DNS',
  makePrimary: 'Use for console and mail',
  makePrimaryTitle: (host: string) => `Use ${host} for console and mail?`,
  makePrimaryText:
    'Links in mails and webhook addresses carry this domain from now on. The others keep answering.',
  madePrimary: 'Default domain changed',
  checkoutHere: 'Use for checkout',
  checkoutHereTitle: (host: string) => `Use ${host} for checkout?`,
  checkoutHereText:
    'Checkout links that sellers copy from now on carry this domain. Older links keep working.',
  stopForCheckout: 'Stop using for checkout',
  stopForCheckoutTitle: (host: string) => `Stop using ${host} for checkout?`,
  stopForCheckoutText:
    'The next checkout links carry the domain that the seller is on. This one keeps answering.',
  checkoutChanged: 'Checkout domain changed',
  remove: 'Remove',
  removeTitle: (host: string) => `Remove ${host}?`,
  removeText: 'Checkout, mail and affiliate links with this domain stop working.',
  removePendingText: 'The domain serves nobody yet. Using it later takes a new record.',
  removed: 'Domain removed',
} satisfies DomainsMessages
