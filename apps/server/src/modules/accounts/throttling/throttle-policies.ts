const second = 1000
const minute = 60 * second
const hour = 60 * minute

export type ThrottlePolicy = {
  /** From this many failures in a window on, each one blocks for the whole time. */
  failuresMax: number
  windowMs: number
  blockMs: number
  /** What each earlier failure costs, the first one first. */
  delaysMs: readonly number[]
  /** What each failure costs at least while an alarm rings. */
  besiegedMs?: number
  /** True: from `failuresMax` on it rings instead of blocking, and the counters beside it take their `besiegedMs`. */
  isAlarm?: true
  /**
   * True: a success resets the counter, because it proves who is at the keyboard. False: of a shared counter a success takes back only its
   * own try.
   */
  isPersonal: boolean
  /**
   * People who have done nothing share the counter, so it never closes: from `failuresMax` on each try brings a proof of work, and after so
   * many more tries the work doubles.
   */
  provable?: { triesPerBit: number; bitsMax: number }
}

const guessing = {
  failuresMax: 10,
  windowMs: 24 * hour,
  blockMs: 30 * minute,
  delaysMs: [0, 0, 0, 2 * second, 5 * second, 10 * second, 20 * second, 40 * second, minute],
  isPersonal: true,
} as const satisfies ThrottlePolicy

const shared = { blockMs: 0, delaysMs: [], isPersonal: false } as const
const alarm = { ...shared, isAlarm: true } as const

/**
 * At the doors no counter that strangers share with everybody blocks: otherwise they could close an account or a whole platform. What one
 * network may guess is bounded all the same: ten passwords of one account, twenty of all accounts, and then one each half hour.
 */
export const throttlePolicies = {
  /** One account, tried from one network with browsers that its owner never used. */
  accountFromNetwork: { ...guessing, besiegedMs: minute },
  /** One account, tried from a browser that its owner did use: counted apart, so that strangers cannot lock the owner out. */
  device: guessing,
  /** One account, tried from all networks together. */
  accountAlarm: { failuresMax: 20, windowMs: 24 * hour, ...alarm },
  /** One network, whatever accounts it tries. */
  network: { failuresMax: 20, windowMs: hour, blockMs: 30 * minute, delaysMs: [], isPersonal: false },
  /** One network, whatever codes from mailboxes it tries. Each code bears five tries, and a mailbox is a buyer's only door. */
  networkOfCodes: { failuresMax: 20, windowMs: hour, ...shared, provable: { triesPerBit: 40, bitsMax: 20 } },
  /** All unknown browsers of a platform together: the answer to many networks that each try a little. */
  platformAlarm: { failuresMax: 200, windowMs: 10 * minute, ...alarm },
  /** Codes of the second factor and proofs inside a session: a million codes must not be tried. */
  proof: { failuresMax: 5, windowMs: 15 * minute, blockMs: 15 * minute, delaysMs: [], isPersonal: true },
  /** Messages that one network, one known browser or the staff asks us to send to one mailbox. */
  mailbox: { failuresMax: 5, windowMs: hour, blockMs: hour, delaysMs: [], isPersonal: false },
  /** Messages that all sellers and all claims of a purchase together ask us to send to one mailbox. */
  mailboxFlood: { failuresMax: 30, windowMs: hour, blockMs: hour, delaysMs: [], isPersonal: false },
  /** Messages that one person asks us to send, to whomever. */
  sender: { failuresMax: 20, windowMs: hour, blockMs: hour, delaysMs: [], isPersonal: false },
  /** Messages that unknown browsers ask for to one mailbox. Were it to close, strangers could close its owner's only door. */
  strangersToMailbox: {
    failuresMax: 30,
    windowMs: hour,
    ...shared,
    provable: { triesPerBit: 8, bitsMax: 24 },
  },
  /** Messages that unknown browsers of one network ask for, to whomever. */
  strangersOfNetwork: {
    failuresMax: 20,
    windowMs: hour,
    ...shared,
    provable: { triesPerBit: 40, bitsMax: 20 },
  },
} as const satisfies Record<string, ThrottlePolicy>

export type ThrottleKey = { policy: keyof typeof throttlePolicies; who: string }

export function throttleKeyText({ policy, who }: ThrottleKey): string {
  return `${policy} ${who}`
}
