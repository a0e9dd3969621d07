import type { ManageBankAccountsMessages } from './pt-br.ts'

export const messages: ManageBankAccountsMessages = {
  title: 'Bank accounts',
  purpose: 'Pix keys and accounts for withdrawals. Approve only accounts of the holder.',
  search: 'Name or e-mail',
  filter: 'Status',
  all: 'All',
  states: { IN_REVIEW: 'In review', VERIFIED: 'Approved', REFUSED: 'Refused', REMOVED: 'Removed' },
  state: { IN_REVIEW: 'In review', VERIFIED: 'Approved', REFUSED: 'Refused', REMOVED: 'Removed' },
  usableFrom: (moment) => `receives from ${moment} on`,
  column: {
    person: 'Seller or manager',
    destination: 'Account',
    holder: 'Holder',
    sent: 'Sent',
    state: 'Status',
  },
  matches: 'Same document as registered',
  differs: 'Other document than registered',
  shared: (names) => `Same Pix key as ${names}`,
  noDocument: 'No document registered',
  rowLabel: (name, account) => `${name}, ${account}`,
  approve: {
    label: 'Approve',
    title: (name) => `Approve ${name}’s account?`,
    text: 'After the cooling-off time withdrawals may be sent to it.',
    done: 'Account approved',
  },
  refuse: {
    label: 'Refuse',
    title: (name) => `Refuse ${name}’s account?`,
    text: 'No withdrawal is sent to it. The person reads the reason and can add another.',
    done: 'Account refused',
  },
  reasonHelp: 'For example: bank not supported, try another.',
  empty: { title: 'No accounts here', text: 'New accounts that need a look appear in this queue.' },
}
