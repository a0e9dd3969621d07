import type { AdminPermission } from '@balcao/domain/vocabulary'
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** OFF keeps what was entered. OPTIONAL leaves passwords to people who are not linked. REQUIRED leaves one to a single administrator. */
export type SignOnMode = 'OFF' | 'OPTIONAL' | 'REQUIRED'

/** A group at the provider, and the most that its people may do here. */
export type SignOnGroup = { name: string; permissions: AdminPermission[] }

/** Where the staff of a platform signs on by OpenID Connect (decision 0042); on the operator's platform, the masters. */
export const staffSignOns = pgTable(
  'staff_sign_ons',
  {
    id: id(),
    platformId: platformId(),
    mode: text().$type<SignOnMode>().notNull(),
    /** Name of the provider on the button. */
    label: text().notNull(),
    issuer: text().notNull(),
    clientId: text().notNull(),
    /** Sealed. */
    clientSecret: text().notNull(),
    scopes: text().notNull(),
    groupsClaim: text().notNull(),
    /** Empty: groups do not count. */
    groups: jsonb().$type<SignOnGroup[]>().notNull(),
    /** Whether a second factor that the provider proves stands for the product's own. */
    trustsSecondFactor: boolean().notNull(),
    /** Values of `amr` or `acr`, any of which proves a second factor. */
    factorValues: text().array().notNull(),
    /** Empty: every domain. */
    emailDomains: text().array().notNull(),
    /** The administrator whose password opens the door when the provider does not. */
    breakGlassUserId: uuid(),
    /** When a whole round trip last succeeded with this issuer and client; null until then. */
    provenAt: instant(),
    savedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.breakGlassUserId, users),
    unique('staff_sign_ons_one').on(table.platformId),
  ],
)

/** A person at the provider, tied to a person of the staff. Sessions and keys of the API stand on its last proof. */
export const signOnIdentities = pgTable(
  'sign_on_identities',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The most that the person's groups allow; null where groups do not count. */
    ceiling: text().array().$type<AdminPermission[]>(),
    /** Sealed: the refresh token, or the access token where the provider gives no other. Null after the end. */
    token: text(),
    isRefreshToken: boolean().notNull(),
    linkedAt: instant().notNull(),
    /** When the provider last said that the person is one of its own. */
    provenAt: instant().notNull(),
    /** From this instant on one process asks again, and moves the instant on before it asks. */
    askAt: instant().notNull(),
    /** Since when the provider has not answered. */
    silentSince: instant(),
    /** When the provider said that the person no longer belongs to it; the next sign-on clears this. */
    endedAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique('sign_on_identities_subject').on(table.platformId, table.issuer, table.subject),
    unique('sign_on_identities_person').on(table.platformId, table.userId),
    index().on(table.platformId, table.linkedAt, table.id),
  ],
)
