import { resolve } from 'node:path'
import { refuse } from './project.mjs'
import { packRelease } from './setup/pack-release.mjs'
import { reportTo, setUp } from './setup.mjs'

const [folder] = process.argv.slice(2)
if (folder === undefined) refuse('npm run pack -- FOLDER: the folder that the release is written to.')
const report = reportTo(process.stdout)
await setUp(report)
report('Packing what runs in production')
packRelease(resolve(process.env.INIT_CWD ?? process.cwd(), folder))
