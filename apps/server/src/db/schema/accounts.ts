import type { Cents } from '@balcao/domain/money/money'
import type { PersonKind } from '@balcao/domain/people/seller-profile'
import type { AccountStatus, AdminPermission, Locale, Role, VisitOperation } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cents, datedKey, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** A person, once per platform. Roles open doors; a session always has exactly one role. */
export const users = pgTable(
  'users',
  {
    id: id(),
    platformId: platformId(),
    email: text().notNull(),
    name: text().notNull(),
    document: text(),
    phone: text(),
    roles: text().array().$type<Role[]>().notNull(),
    permissions: text().array().$type<AdminPermission[]>().notNull().default([]),
    status: text().$type<AccountStatus>().notNull().default('ACTIVE'),
    /** Staff member who asked to lift a block; another person may lift it within a day. */
    unblockAskedBy: uuid(),
    unblockAskedAt: instant(),
    /** Last login by the sellers' door; null for never. */
    sellerEnteredAt: instant(),
    passwordHash: text(),
    locale: text().$type<Locale>().notNull(),
    theme: text().$type<'light' | 'dark' | 'system'>().notNull().default('system'),
    /** Sealed by the secret box. Present but not enabled while the person is still setting it up. */
    totpSecret: text(),
    totpEnabledAt: instant(),
    /** The last accepted time step: a code works once. */
    totpLastStep: integer(),
    /**
     * When the person's oldest passkey that counts as a second factor was made; null without one. Kept here in
     * addition to `passkeys`, since every request reads it.
     */
    passkeyEnabledAt: instant(),
    pixEnabled: boolean().notNull().default(true),
    creditCardEnabled: boolean().notNull().default(true),
    billetEnabled: boolean().notNull().default(true),
    blockedCashout: boolean().notNull().default(false),
    /** When the person accepted the terms; null for buyers and for staff, who never had to. */
    termsAcceptedAt: instant(),
    /** Set from an invitation to the staff on. Accepting adds the role ADMIN; until then the flags have no effect. */
    staffInvitedAt: instant(),
    /** Closes the staff's door alone: a person who also sells keeps selling. */
    staffSuspendedAt: instant(),
    /** From this instant the staff's door is closed; null for no end. */
    staffAccessEndsAt: instant(),
    /**
     * The largest withdrawal that this staff member may approve, and the largest that they may approve alone. Null is no limit.
     */
    staffApprovesMaxCents: cents(),
    staffApprovesAloneMaxCents: cents(),
    /** The only sellers whom this staff member sees and works for; null for all of them. */
    staffSellerIds: uuid().array(),
    /** Incremented by every change of the person as staff: a form read before such a change is refused. */
    staffVersion: integer().notNull().default(1),
    /** Set from an invitation as a manager on. Accepting adds the role MANAGER. */
    managerInvitedAt: instant(),
    /** Closes the managers' door alone. The person's sellers stay theirs, and earn for them, until they are moved. */
    managerSuspendedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.email),
    index('users_staff')
      .on(table.platformId, table.createdAt, table.id)
      .where(sql`'ADMIN' = any(${table.roles}) or ${table.staffInvitedAt} is not null`),
    index('users_sellers')
      .on(table.platformId, table.createdAt, table.id)
      .where(sql`'SELLER' = any(${table.roles})`),
    index('users_sellers_name')
      .on(table.platformId, table.name, table.id)
      .where(sql`'SELLER' = any(${table.roles})`),
    index('users_sellers_entered')
      .on(table.platformId, table.sellerEnteredAt, table.id)
      .where(sql`'SELLER' = any(${table.roles})`),
    index('users_unblock_asked')
      .on(table.platformId, table.createdAt, table.id)
      .where(sql`${table.unblockAskedAt} is not null`),
    index('users_managers')
      .on(table.platformId, table.createdAt, table.id)
      .where(sql`'MANAGER' = any(${table.roles}) or ${table.managerInvitedAt} is not null`),
  ],
)

export type RegisteredBusiness = {
  personKind: PersonKind
  tradeName: string | null
  soldCategory: string
  expectedMonthlyCents: Cents
  /** Versions of the published texts that were accepted; null where there were none. */
  termsVersion: string | null
  /** The manager's code from the link; not checked yet. */
  managerCode: string | null
}

/**
 * A registration of a seller by mailbox. It becomes a person when the seller enters the code sent to that mailbox.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    platformId: platformId(),
    email: text().notNull(),
    name: text().notNull(),
    document: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    /** Answers about the business; null for people who registered before these questions. */
    business: jsonb().$type<RegisteredBusiness>(),
    /** Hash of the browser's token: the code alone is useless to another browser. */
    tokenHash: text().notNull(),
    /** Null when the mailbox already has an account: its owner got a mail instead. */
    codeHash: text(),
    triesLeft: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.tokenHash),
    index().on(table.platformId, table.expiresAt),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    index().on(table.platformId, table.userId),
  ],
)

/** A key on the person's device, which signs only after recognising the person. Valid only on its own host. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    credentialId: text().notNull(),
    /** In COSE form, as base64url. */
    publicKey: text().notNull(),
    /** The device's own count of its signatures; stays 0 where the device does not count. */
    signatureCount: bigint({ mode: 'number' }).notNull(),
    /** Transports of the key; a hint returned to browsers. */
    transports: text().array().notNull(),
    host: text().notNull(),
    /**
     * Door of the session that made it. A passkey made behind the buyers' door, where a mailbox suffices, opens no
     * other door.
     */
    madeBehind: text().$type<Role>().notNull(),
    label: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique().on(table.platformId, table.credentialId),
    index().on(table.platformId, table.userId, table.createdAt),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    role: text().$type<Role>().notNull(),
    tokenHash: text().notNull(),
    /** The token before the last fresh proof: requests in flight still use it, but it is no fresh proof. */
    formerTokenHash: text(),
    formerTokenEndsAt: instant(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When the person last proved the password or the second factor: dangerous actions want it fresh. */
    steppedUpAt: instant().notNull(),
    /** Whether the provider of a sign-on proved a second factor, which then stands for the product's own. */
    hasForeignFactor: boolean().notNull().default(false),
    ip: text().notNull(),
    userAgent: text().notNull(),
    /** Of a seller in test mode: the live session from which it was entered, and its place. */
    enteredFrom: jsonb().$type<{ sessionId: string; url: string }>(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique().on(table.platformId, table.tokenHash),
    index('sessions_former_token')
      .on(table.platformId, table.formerTokenHash)
      .where(sql`${table.formerTokenHash} is not null`),
    index().on(table.platformId, table.userId, table.revokedAt),
    index().on(table.platformId, table.expiresAt),
  ],
)

/** Every login attempt, whatever its outcome. Append-only for the application's role. */
export const sessionLogs = pgTable(
  'session_logs',
  {
    id: id(),
    platformId: platformId(),
    at: instant().notNull(),
    userId: uuid(),
    /** Keyed hash of the typed e-mail: attempts on unknown people can be counted but not read. */
    emailHash: text().notNull(),
    door: text().$type<Role>().notNull(),
    outcome: text()
      .$type<
        | 'ENTERED'
        | 'WRONG_CREDENTIALS'
        | 'WRONG_CODE'
        | 'THROTTLED'
        | 'BLOCKED'
        | 'SECOND_FACTOR_ASKED'
        | 'LEFT'
      >()
      .notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [datedKey(table), index().on(table.platformId, table.userId, table.at)],
)

/** Short-lived proofs, sent by mail or held between two steps of a login. One use, few tries. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    /**
     * STAFF_INVITATION: to the staff or as a manager, as its door says. SIGN_ON_FACTOR: a second factor after a sign-on.
     * MASTER_RECOVERY: waits for another master, and no token opens it.
     */
    purpose: text()
      .$type<
        | 'PASSWORD_RESET'
        | 'CUSTOMER_CODE'
        | 'SECOND_FACTOR'
        | 'SIGN_ON_FACTOR'
        | 'STAFF_INVITATION'
        | 'MASTER_INVITATION'
        | 'MASTER_RECOVERY'
      >()
      .notNull(),
    door: text().$type<Role>().notNull(),
    tokenHash: text().notNull(),
    /**
     * Browser that asked for a code: only tries from it count. Null for links and challenges, which are too long to
     * guess.
     */
    browserHash: text(),
    triesLeft: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    index().on(table.platformId, table.tokenHash),
    index().on(table.platformId, table.userId, table.purpose),
    index().on(table.platformId, table.expiresAt),
  ],
)

/** Failed tries per account, per address and per platform, in windows. */
export const throttles = pgTable(
  'throttles',
  {
    id: id(),
    platformId: platformId(),
    key: text().notNull(),
    failures: integer().notNull(),
    windowEndsAt: instant().notNull(),
    blockedUntil: instant(),
  },
  (table) => [
    tenantKey(table),
    unique().on(table.platformId, table.key),
    index().on(table.platformId, table.windowEndsAt),
  ],
)

/** A browser that this person used before: failed tries of strangers do not lock it out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    tokenHash: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique().on(table.platformId, table.userId, table.tokenHash),
    index().on(table.platformId, table.lastUsedAt),
  ],
)

/** A staff member's visit to a seller's area. It is tied to the staff's session and ends with it. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    platformId: platformId(),
    staffId: uuid().notNull(),
    staffSessionId: uuid().notNull(),
    sellerId: uuid().notNull(),
    reason: text().notNull(),
    /** Changes allowed during the visit; everything else is read-only. */
    actions: text().array().$type<VisitOperation[]>().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.staffId, users),
    refersTo(table, table.sellerId, users),
    index('visits_open').on(table.platformId, table.staffSessionId).where(sql`${table.endedAt} is null`),
    index().on(table.platformId, table.sellerId, table.startedAt),
  ],
)
