import type { ManageBankAccountsMessages } from './pt-br.ts'

export const messages: ManageBankAccountsMessages = {
  title: 'Bank accounts',
  purpose: 'Pix keys and accounts for withdrawals. Approve only accounts in the holder’s own name.',
  search: 'Name or email',
  filter: 'Status',
  all: 'All',
  states: { IN_REVIEW: 'In review', VERIFIED: 'Approved', REFUSED: 'Declined', REMOVED: 'Removed' },
  state: { IN_REVIEW: 'In review', VERIFIED: 'Approved', REFUSED: 'Declined', REMOVED: 'Removed' },
  usableFrom: (moment) => `receives from ${moment}`,
  column: {
    person: 'Seller or manager',
    destination: 'Account',
    holder: 'Holder',
    sent: 'Sent on',
    state: 'Status',
  },
  matches: 'Document matches registration',
  differs: 'Document differs from registration',
  shared: (names) => `Same Pix key as ${names}`,
  noDocument: 'No document registered',
  rowLabel: (name, account) => `${name}, ${account}`,
  approve: {
    label: 'Approve',
    title: (name) => `Approve ${name}’s account?`,
    text: 'Withdrawals are enabled after the waiting period.',
    done: 'Account approved',
  },
  refuse: {
    label: 'Decline',
    title: (name) => `Decline ${name}’s account?`,
    text: 'No withdrawal is sent to this account. The person receives the reason and can add another.',
    done: 'Account declined',
  },
  reasonHelp: 'For example: bank not supported, try another.',
  empty: { title: 'Queue up to date', text: 'New accounts that need review appear here.' },
}
