import { writeGrowth } from './write-growth.ts'

await writeGrowth()
