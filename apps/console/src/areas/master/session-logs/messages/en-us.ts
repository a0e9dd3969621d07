import type { SessionLogsMessages } from './pt-br.ts'

export const messages: SessionLogsMessages = {
  title: 'Sign-ins',
  purpose: 'Every attempt to enter, at every door. Every look is kept in the platform’s audit trail.',
  search: 'Search by whole e-mail or name',
  column: {
    when: 'Time',
    who: 'Who',
    platform: 'Platform',
    door: 'Door',
    outcome: 'Result',
    ip: 'IP',
    device: 'Device',
  },
  unknown: 'Unknown account',
  all: 'All',
  door: {
    SELLER: 'Seller',
    ADMIN: 'Administration',
    MASTER: 'Operations',
    MANAGER: 'Manager',
    CUSTOMER: 'Buyer',
  },
  outcome: {
    ENTERED: 'Entered',
    WRONG_CREDENTIALS: 'Wrong password',
    WRONG_CODE: 'Wrong code',
    THROTTLED: 'Too many tries',
    BLOCKED: 'Account blocked',
    SECOND_FACTOR_ASKED: 'Code asked for',
    LEFT: 'Left',
  },
  end: {
    label: 'End sessions',
    title: (name) => `End the sessions of ${name}?`,
    text: 'They leave every door of this platform, on every device, and have to enter again.',
    done: 'Sessions ended',
  },
  empty: { title: 'No sign-ins in this period', text: 'Entries, exits and refused attempts appear here.' },
}
