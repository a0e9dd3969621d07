import { startEmbed } from './embed/start-embed.ts'

startEmbed(document.currentScript)
