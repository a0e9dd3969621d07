import type { AdminPermission } from '@balcao/domain/vocabulary'
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/**
 * OFF keeps the entered settings. OPTIONAL allows passwords to people who are not linked. REQUIRED allows a password to a single
 * administrator only.
 */
export type SignOnMode = 'OFF' | 'OPTIONAL' | 'REQUIRED'

/** A group at the provider, and the most permissions that its people may have here. */
export type SignOnGroup = { name: string; permissions: AdminPermission[] }

/** OpenID Connect settings for the sign-on of a platform's staff (decision 0042); on the operator's platform, of the masters. */
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
    /** Whether a second factor proven by the provider replaces the product's own. */
    trustsSecondFactor: boolean().notNull(),
    /** Values of `amr` or `acr`, any of which proves a second factor. */
    factorValues: text().array().notNull(),
    /** Empty: every domain. */
    emailDomains: text().array().notNull(),
    /** The administrator whose password works when the provider does not. */
    breakGlassUserId: uuid(),
    /** When a whole sign-on last succeeded with this issuer and client; null before. */
    provenAt: instant(),
    savedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.breakGlassUserId, users),
    unique('staff_sign_ons_one').on(table.platformId),
  ],
)

/** A person at the provider, linked to a staff member. Sessions and keys of the API depend on its last proof. */
export const signOnIdentities = pgTable(
  'sign_on_identities',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The most permissions that the person's groups allow; null where groups do not count. */
    ceiling: text().array().$type<AdminPermission[]>(),
    /** Sealed: the refresh token, or the access token where the provider issues no other. Null after the end. */
    token: text(),
    isRefreshToken: boolean().notNull(),
    linkedAt: instant().notNull(),
    /** When the provider last confirmed the person. */
    provenAt: instant().notNull(),
    /**
     * From this instant on one process asks the provider again. It postpones the instant first, so that no other
     * process asks too.
     */
    askAt: instant().notNull(),
    /** Since when the provider has not answered. */
    silentSince: instant(),
    /** When the provider said that the person no longer belongs to it; the next sign-on clears it. */
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
