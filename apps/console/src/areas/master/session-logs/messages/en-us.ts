import type { SessionLogsMessages } from './pt-br.ts'

export const messages: SessionLogsMessages = {
  title: 'Sign-ins',
  purpose: 'Sign-in attempts in all areas. Each view is recorded in the platform’s audit log.',
  search: 'Search by full email or name',
  column: {
    when: 'Time',
    who: 'Person',
    platform: 'Platform',
    door: 'Area',
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
    ENTERED: 'Signed in',
    WRONG_CREDENTIALS: 'Incorrect password',
    WRONG_CODE: 'Incorrect code',
    THROTTLED: 'Blocked after too many attempts',
    BLOCKED: 'Account blocked',
    SECOND_FACTOR_ASKED: 'Code requested',
    LEFT: 'Signed out',
  },
  end: {
    label: 'End sessions',
    title: (name) => `End ${name}’s sessions?`,
    text: 'The person is signed out of all areas of this platform, on all devices.',
    done: 'Sessions ended',
  },
  empty: {
    title: 'No sign-ins in this period',
    text: 'Sign-ins, sign-outs and refused attempts appear here.',
  },
}
