import * as words from '#i18n/words/en-us.ts'
import type { SessionLogsMessages } from './pt-br.ts'

export const messages: SessionLogsMessages = {
  title: words.signIns,
  purpose: 'Sign-in attempts in all areas. Each view is recorded in the platform’s audit log.',
  search: 'Search by full email or name',
  cut: 'Showing the sessions of the first 100 people found. Refine the search.',
  column: {
    when: words.date,
    who: words.person,
    platform: words.platform,
    door: 'Area',
    outcome: words.result,
    ip: words.ip,
    device: 'Device',
  },
  unknown: 'Unknown account',
  all: words.allMasculinePlural,
  door: {
    SELLER: words.seller,
    ADMIN: words.administration,
    MASTER: words.operations,
    MANAGER: words.manager,
    CUSTOMER: words.buyer,
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
    label: words.endSessions,
    title: (name) => `End ${name}’s sessions?`,
    text: 'The person is signed out of all areas of this platform, on all devices.',
    done: words.sessionsEnded,
  },
  empty: {
    title: 'No sign-ins in this period',
    text: 'Sign-ins, sign-outs and refused attempts appear here.',
  },
}
