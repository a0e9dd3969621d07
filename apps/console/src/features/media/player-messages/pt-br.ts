export type PlayerMessages = typeof messages

export const messages = {
  speed: 'Velocidade',
  captions: 'Legendas',
  failed: 'A reprodução foi interrompida. Verifique a conexão e o seu acesso.',
  ended: (reason: string) => `A reprodução foi interrompida. ${reason}`,
  keys: 'Teclado: espaço reproduz e pausa; ← e → voltam e avançam 5 s; J e L, 10 s; C mostra as legendas; F abre em tela cheia.',
}
