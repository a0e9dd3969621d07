import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '#figure.ts'
import { forManyBuyers } from '#load/buy.ts'
import { buyOverHttp } from '#load/buy-over-http.ts'
import { compare } from '#measure.ts'
import { startProcess } from '#processes/start-process.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const load = { concurrency: 8, milliseconds: scaled(6_000) }
const rounds = 7

/** The total cost of measuring and tracing for a purchase. */
export async function purchasesTraced(world: World): Promise<Figure> {
  const answers = join(world.folder, 'collector.json')
  await writeFile(answers, JSON.stringify({ 'POST /v1/traces': {} }))
  const collector = await startProcess('answer-server.ts', { ANSWERS_FILE: answers })
  const environment = { ...world.environment, ...forManyBuyers }
  const plain = await startProduct(environment)
  const traced = await startProduct({
    ...environment,
    BALCAO_METRICS_PORT: '9464',
    BALCAO_TRACES_URL: `${collector.told}/v1/traces`,
  })
  try {
    const { ratio, range, ours, bare } = await compare({
      ours: () => buyOverHttp(traced.url, world.offerId, load),
      bare: () => buyOverHttp(plain.url, world.offerId, load),
      rounds,
    })
    return {
      name: 'Pix purchases a second with metrics and every trace kept',
      ours: 'POST of a purchase to a product that measures and sends all of its traces to a collector',
      bare: 'the same without metrics and traces',
      kind: 'speed',
      ratio,
      range,
      measured: `${Math.round(ours)} to ${Math.round(bare)} purchases/s`,
    }
  } finally {
    await traced.stop()
    await plain.stop()
    await collector.stop()
  }
}
