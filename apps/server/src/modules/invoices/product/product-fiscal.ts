import { and, eq } from 'drizzle-orm'
import { productFiscalData } from '#db/schema/invoices.ts'
import { requireOwnProduct } from '#modules/catalog/require-own-product.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ProductFiscalInput } from './product-fiscal.input.ts'

/** Fiscal data of the caller's own product, for its form. */
export async function getProductFiscal(caller: Caller, { productId }: { productId: string }) {
  await requireOwnProduct(caller, productId)
  const [stored] = await caller.tx
    .select({
      serviceCode: productFiscalData.serviceCode,
      nbs: productFiscalData.nbs,
      issBasisPoints: productFiscalData.issBasisPoints,
      ncm: productFiscalData.ncm,
    })
    .from(productFiscalData)
    .where(
      and(eq(productFiscalData.platformId, caller.platformId), eq(productFiscalData.productId, productId)),
    )
  return { productId, ...(stored ?? { serviceCode: null, nbs: null, issBasisPoints: null, ncm: null }) }
}

export async function saveProductFiscal(
  caller: Caller,
  { productId, ...data }: ProductFiscalInput,
): Promise<void> {
  const { tx, platformId, session, ip, now } = caller
  await requireOwnProduct(caller, productId)
  await tx
    .insert(productFiscalData)
    .values({ platformId, productId, ...data, updatedAt: now })
    .onConflictDoUpdate({
      target: [productFiscalData.platformId, productFiscalData.productId],
      set: { ...data, updatedAt: now },
    })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'product_fiscal_data.saved', subject: productId, detail: data },
  )
}
