import { randomUUID } from 'node:crypto'
import { imports } from '#db/schema/imports.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

type ImportWishes = { sellerId: string } & Partial<typeof imports.$inferInsert>

/** A file of sales whose columns are not matched yet. The store has no file for it. */
export async function anImport({ tx, platformId, now }: Scope, wishes: ImportWishes): Promise<string> {
  const [made] = await tx
    .insert(imports)
    .values({
      platformId,
      source: 'CSV',
      subject: 'SALES',
      state: 'MATCHING',
      fileName: 'vendas.csv',
      fileKey: `imports/${randomUUID()}.csv`,
      sizeBytes: 1_000,
      shape: { encoding: 'UTF_8', delimiter: ';' },
      headings: ['Código', 'Produto', 'Valor', 'Data'],
      samples: [['HP1', 'Curso de pães', '97,00', '01/02/2029']],
      matching: { foreignId: 0, product: 1, amount: 2, soldAt: 3 },
      createdAt: now,
      ...wishes,
    })
    .returning({ id: imports.id })
  invariant(made, 'a row that was just written comes back')
  return made.id
}
