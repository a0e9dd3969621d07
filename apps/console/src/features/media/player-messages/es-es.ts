import type { PlayerMessages } from './pt-br.ts'

export const messages: PlayerMessages = {
  speed: 'Velocidad',
  captions: 'Subtítulos',
  failed: 'La reproducción se interrumpió. Comprueba la conexión y tu acceso.',
  ended: (reason: string) => `La reproducción se interrumpió. ${reason}`,
  keys: 'Teclado: espacio reproduce y pausa; ← y → retroceden y avanzan 5 s; J y L, 10 s; C muestra los subtítulos; F abre en pantalla completa.',
}
