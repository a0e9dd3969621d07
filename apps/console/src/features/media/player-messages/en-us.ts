import type { PlayerMessages } from './pt-br.ts'

export const messages: PlayerMessages = {
  speed: 'Speed',
  captions: 'Captions',
  failed: 'Playback was interrupted. Check your connection and your access.',
  ended: (reason: string) => `Playback was interrupted. ${reason}`,
  keys: 'Keyboard: space plays and pauses; ← and → go back and forward 5 s; J and L, 10 s; C shows captions; F opens full screen.',
}
