import { performance } from 'node:perf_hooks'
import { asPerson } from '@balcao/server/demo/as-person'
import { checkImport } from '@balcao/server/modules/imports/check-import'
import { createImport } from '@balcao/server/modules/imports/create-import'
import { getImport } from '@balcao/server/modules/imports/lists/get-import'
import { loadOwnImport } from '@balcao/server/modules/imports/load-own-import'
import { checkImportJob } from '@balcao/server/modules/imports/work/check-import.job'
import { readBatches } from '@balcao/server/modules/imports/work/read-batches'
import { inScope } from '@balcao/server/scope'
import { aContentFile } from '@balcao/server/test/a-content-file'
import type { Figure } from '#figure.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const rows = scaled(100_000)
const secondsAtMost = 60

/** A dry run of a large file of sales, compared with reading the same file. */
export async function importDryRun({ app, platformId, seller }: World): Promise<Figure> {
  const body = Buffer.from(aFile())
  const { session, ip } = await inScope(app, platformId, async (scope) =>
    asPerson(scope, { userId: seller.id, role: 'SELLER' }),
  )
  const fileKey = await aContentFile(
    { app, platformId },
    { userId: seller.id, contentType: 'text/csv', body },
  )
  const { importId } = await createImport(app, session, ip, {
    source: 'CSV',
    subject: 'SALES',
    fileKey,
    fileName: 'vendas.csv',
  })
  const within = <T>(work: (caller: ReturnType<typeof asPerson>) => Promise<T>) =>
    inScope(app, platformId, (scope) => work(asPerson(scope, { userId: seller.id, role: 'SELLER' })))
  const { matching } = await within((caller) => getImport(caller, { importId }))
  await within((caller) => checkImport(caller, { importId, matching }))
  const ours = await secondsOf(() => checkImportJob.run(app, { platformId, importId }))
  const checked = await within((caller) => loadOwnImport(caller, { importId }))
  if (checked.freshCount !== rows) throw new Error(`${checked.freshCount} of ${rows} rows were found good`)
  const bare = await secondsOf(async () => {
    const all = { rowsDone: 0, rowsMax: rows, atOnce: 2_000 }
    for await (const _ of readBatches(app, checked, all));
  })
  return {
    name: 'Rows of an import that a dry run checks in a second',
    ours: 'the job on a file of sales: every cell is read and judged, known rows are looked up, the report is summed',
    bare: 'the same file read row by row from the same store, and nothing done with it',
    kind: 'speed',
    ratio: bare.wall / ours.wall,
    rate: { here: rows / ours.wall, wanted: Math.round(rows / secondsAtMost) },
    measured: `${rows} rows (${(body.length / 1e6).toFixed(0)} MB) in ${ours.wall.toFixed(1)} s, ${ours.processor.toFixed(1)} s of them processor of the worker, beside ${bare.wall.toFixed(1)} s`,
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<{ wall: number; processor: number }> {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: (performance.now() - startedAt) / 1_000, processor: (user + system) / 1e6 }
}

function aFile(): string {
  const head =
    'Transação,Status,Data da venda,Produto,Oferta,Valor,Moeda,Forma de pagamento,Nome do cliente,E-mail do cliente,CPF,Telefone'
  const lines = Array.from({ length: rows }, (_, at) => {
    const day = String((at % 28) + 1).padStart(2, '0')
    return `T${at},Aprovado,${day}/01/2026 09:30:00,Curso de Panificação,À vista,"97,00",BRL,Pix,Ana Souza ${at},ana${at}@compras.example,529.982.247-25,11988887777`
  })
  return [head, ...lines].join('\r\n')
}
