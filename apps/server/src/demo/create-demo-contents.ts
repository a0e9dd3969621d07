import { and, eq } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import type { Scope } from '#scope.ts'

/** A PDF of one page with this text. */
function aPdf(text: string): Buffer {
  const page = `BT /F1 24 Tf 72 720 Td (${text.replace(/[^\x20-\x7e]|[()\\]/g, '')}) Tj ET`
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
      `4 0 obj<</Length ${page.length}>>stream\n${page}\nendstream endobj`,
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  )
}

/** Gives every digital product of the demo a file to download and a link to follow. */
export async function createDemoContents({ app, tx, platformId }: Scope): Promise<void> {
  const digital = await tx
    .select({ productId: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.platformId, platformId), eq(products.type, 'DIGITAL')))
  for (const { productId, name } of digital) {
    const fileKey = newObjectKey('contents', 'application/pdf')
    const pdf = aPdf(name)
    await app.store.put(fileKey, pdf, 'application/pdf')
    await tx.insert(productContents).values([
      {
        platformId,
        productId,
        kind: 'FILE',
        title: 'Material de apoio',
        fileKey,
        sizeBytes: pdf.length,
        usesMax: 5,
        position: 0,
      },
      {
        platformId,
        productId,
        kind: 'LINK',
        title: 'Grupo de alunos',
        url: 'https://comunidade.example/grupo',
        position: 1,
      },
    ])
  }
}
