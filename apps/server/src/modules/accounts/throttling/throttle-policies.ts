const second = 1000
const minute = 60 * second
const hour = 60 * minute

export type ThrottlePolicy = {
  /** Number of failures in a window from which each further one blocks for `blockMs`. */
  failuresMax: number
  windowMs: number
  blockMs: number
  /** Delay after each earlier failure, the first one first. */
  delaysMs: readonly number[]
  /** Minimum delay after each failure during an alarm. */
  attackBlockMs?: number
  /**
   * True: from `failuresMax` on the counter raises an alarm instead of blocking, and the other counters of
   * the attempt use their `attackBlockMs`.
   */
  isAlarm?: true
  /**
   * True: a success resets the counter, because it proves the person. False: on a shared counter a success
   * reverts only its own try.
   */
  isPersonal: boolean
  /**
   * For a counter that innocent people share, which never blocks: from `failuresMax` on each try needs a
   * proof of work, whose difficulty doubles after every `triesPerBit` further tries.
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
 * No counter shared by all visitors blocks a login: otherwise strangers could lock an account or a whole platform.
 * The guesses of one network are still bounded: ten passwords for one account, twenty for all accounts, and then
 * one each half hour.
 */
export const throttlePolicies = {
  /** One account, tried from one network with browsers that its owner never used. */
  accountFromNetwork: { ...guessing, attackBlockMs: minute },
  /**
   * One account, tried from a browser that its owner used before: counted apart, so that strangers cannot
   * lock the owner out.
   */
  device: guessing,
  /** One account, tried from all networks together. */
  accountAlarm: { failuresMax: 20, windowMs: 24 * hour, ...alarm },
  /** One network, for all accounts together. */
  network: { failuresMax: 20, windowMs: hour, blockMs: 30 * minute, delaysMs: [], isPersonal: false },
  /**
   * One network, for all mailed codes together. Each code allows five tries, and a mailbox is a buyer's only
   * way in.
   */
  networkOfCodes: { failuresMax: 20, windowMs: hour, ...shared, provable: { triesPerBit: 40, bitsMax: 20 } },
  /** All unknown browsers of a platform together, against attacks from many networks with few tries each. */
  platformAlarm: { failuresMax: 200, windowMs: 10 * minute, ...alarm },
  /** Codes of the second factor and proofs inside a session: prevents trying a million codes. */
  proof: { failuresMax: 5, windowMs: 15 * minute, blockMs: 15 * minute, delaysMs: [], isPersonal: true },
  /** Messages to one mailbox, requested by one network, one known browser or the staff. */
  mailbox: { failuresMax: 5, windowMs: hour, blockMs: hour, delaysMs: [], isPersonal: false },
  /** Messages to one mailbox, requested by all sellers and all claims of a purchase together. */
  mailboxFlood: { failuresMax: 30, windowMs: hour, blockMs: hour, delaysMs: [], isPersonal: false },
  /** Messages to any mailbox, requested by one person. */
  sender: { failuresMax: 20, windowMs: hour, blockMs: hour, delaysMs: [], isPersonal: false },
  /**
   * Messages to one mailbox, requested by unknown browsers. The counter never blocks: otherwise strangers
   * could block the owner's only way in.
   */
  strangersToMailbox: {
    failuresMax: 30,
    windowMs: hour,
    ...shared,
    provable: { triesPerBit: 8, bitsMax: 24 },
  },
  /** Messages to any mailbox, requested by unknown browsers of one network. */
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
