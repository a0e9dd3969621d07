import { and, desc, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { loadOwnImport } from '#modules/imports/load-own-import.ts'
import { folded } from '#modules/imports/reading/read-cell.ts'
import type { Caller } from '#rpc/caller.ts'
import { importRow } from './import-row.ts'

/** Limit of own products that a file's product can be linked to, the newest first. */
const choicesMax = 200

/** One import with the data of its page: the columns to match, the report, and the products to link. */
export async function getImport(caller: Caller, { importId }: { importId: string }) {
  const imported = await loadOwnImport(caller, { importId })
  const { headings, samples, matching, shape, report, links, keptNames } = imported
  const choices =
    imported.state === 'CHECKED' && (report?.products.length ?? 0) > 0 ? await ownProducts(caller) : []
  return {
    ...importRow(imported),
    headings,
    samples,
    matching,
    encoding: shape.encoding,
    keptNames,
    links,
    report: report && {
      ...report,
      products: report.products.map((product) => ({
        ...product,
        /** The own product of the same name, ignoring case and accents. */
        suggestedId: choices.find(({ name }) => folded(name) === folded(product.name))?.id ?? null,
      })),
    },
    choices,
  }
}

async function ownProducts({ tx, session }: Caller) {
  const own = await tx
    .select({ id: products.id, name: products.name, type: products.type, status: products.status })
    .from(products)
    .where(and(eq(products.sellerId, session.userId)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(choicesMax)
  return own.map(({ id, name, type, status }) => ({
    id,
    name,
    canGiveAccess: type === 'DIGITAL' && status === 'APPROVED',
  }))
}
