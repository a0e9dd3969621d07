import * as words from '#i18n/words/en-us.ts'
import type { ManageBankAccountsMessages } from './pt-br.ts'

export const messages: ManageBankAccountsMessages = {
  title: words.bankAccounts,
  purpose: 'Pix keys and accounts for withdrawals. Approve only accounts in the holder’s own name.',
  search: words.nameOrEmail,
  filter: words.status,
  all: words.allFemininePlural,
  states: {
    IN_REVIEW: words.inReview,
    VERIFIED: words.approvedFemininePlural,
    REFUSED: words.declinedFemininePlural,
    REMOVED: 'Removed',
  },
  state: {
    IN_REVIEW: words.inReview,
    VERIFIED: words.approvedFeminine,
    REFUSED: words.declinedFeminine,
    REMOVED: 'Removed',
  },
  usableFrom: (moment) => `receives from ${moment}`,
  column: {
    person: 'Seller or manager',
    destination: words.account,
    holder: 'Holder',
    sent: 'Sent on',
    state: words.status,
  },
  declared: 'Declared holder, not proven',
  matches: 'Document matches registration',
  differs: 'Document differs from registration',
  shared: (names) => `Same Pix key as ${names}`,
  noDocument: 'No document registered',
  rowLabel: (name, account) => `${name}, ${account}`,
  approve: {
    label: words.approve,
    title: (name) => `Approve ${name}’s account?`,
    text: 'Withdrawals are enabled after the waiting period.',
    done: 'Account approved',
  },
  refuse: {
    label: words.decline,
    title: (name) => `Decline ${name}’s account?`,
    text: 'No withdrawal is sent to this account. The person receives the reason and can add another.',
    done: 'Account declined',
  },
  reasonHelp: 'For example: bank not supported, try another.',
  empty: { title: words.queueUpToDate, text: 'New accounts that need review appear here.' },
}
