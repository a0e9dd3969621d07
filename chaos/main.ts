import { readPlan } from './plan.ts'
import { runChaos } from './run-chaos.ts'

/**
 * `npm run chaos -- --purchases 500 --seed 7`; without options the run that the product promises to survive.
 */
const plan = readPlan(process.argv.slice(2))
console.log(`Seed ${plan.seed}`)
const { wrong, ...figures } = await runChaos(plan, { say: (line) => console.log(`· ${line}`) })
console.table(figures)
for (const finding of wrong.slice(0, 50)) console.log(JSON.stringify(finding))
console.log(wrong.length === 0 ? 'Every oracle is content.' : `${wrong.length} findings (seed ${plan.seed}).`)
process.exit(wrong.length === 0 ? 0 : 1)
