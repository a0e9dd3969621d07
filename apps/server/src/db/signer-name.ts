import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type NameOf<Signer extends PgColumn> = Signer['_']['notNull'] extends true ? string : string | null

/** The name of the staff member who signed something, readable also by people who may not see that staff member. */
export function signerName<Signer extends PgColumn>(signer: Signer): SQL<NameOf<Signer>> {
  return sql<NameOf<Signer>>`app.signer_name(${signer})`
}
