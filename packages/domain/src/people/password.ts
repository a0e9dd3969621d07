import type { InputProblem } from '#texts/input-problems.ts'

export const passwordLengthMin = 12
export const passwordLengthMax = 128

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common' | 'contains_email'

/**
 * Problem of a new password, or null. Length counts; character classes do not, because they only lead to "Senha@2024".
 */
export function passwordProblem({
  password,
  email,
}: {
  password: string
  email: string
}): PasswordProblem | null {
  const length = [...password].length
  if (length < passwordLengthMin) return 'too_short'
  if (length > passwordLengthMax) return 'too_long'
  if (containsLocalPart(password, email)) return 'contains_email'
  return isCommonPassword(password) ? 'too_common' : null
}

/** The password's problem as a field problem, with the length that its text names. */
export function newPasswordProblem(request: { password: string; email: string }): InputProblem | null {
  const code = passwordProblem(request)
  if (code === 'too_short') return { code, limit: passwordLengthMin }
  return code === 'too_long' ? { code, limit: passwordLengthMax } : code && { code }
}

const localPartLengthMin = 3

function containsLocalPart(password: string, email: string): boolean {
  const local = email.trim().toLowerCase().split('@')[0] ?? ''
  return local.length >= localPartLengthMin && password.toLowerCase().includes(local)
}

const distinctCharactersMin = 5

/**
 * Guessing programs try a known word with digits around it and letters replaced by symbols, so these count as the word itself.
 */
function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (/^\d+$/.test(lower) || new Set(lower).size < distinctCharactersMin) return true
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const unpunctuated = lower.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '')
  return [lower, core, plainLetters(core), plainLetters(unpunctuated)].some(isMadeOfOneCommonWord)
}

function isMadeOfOneCommonWord(text: string): boolean {
  if (commonWords.has(text)) return true
  const repeated = /^(.+?)[^a-z]*\1+$/.exec(text)?.[1]
  return repeated !== undefined && (repeated.length < distinctCharactersMin || commonWords.has(repeated))
}

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

function plainLetters(text: string): string {
  return [...text].map((character) => lookAlikes[character] ?? character).join('')
}

/** The most frequent entries of published lists of leaked passwords, with common Brazilian words. */
const commonWords: ReadonlySet<string> = new Set(
  `
  password passwords passw0rd passwort motdepasse contrasena contraseña senha senhas minhasenha senhasenha senhaforte
  senhasegura suasenha novasenha trocarsenha mudarsenha acesso admin administrador administrator adminadmin root master
  gerente usuario user username login teste testando test testing demo exemplo example changeme changeit letmein welcome
  bemvindo default secret segredo qwerty qwert qwertyu qwertyui qwertyuio qwertyuiop qwertyuiopasdf qwertyuiopasdfghjkl
  qwertyuiopasdfghjklzxcvbnm asdf asdfg asdfgh asdfghjkl asdfghjklç asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc qazwsxedcrfv
  1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i q2w3e4r q2w3e4r5t q2w3e4r5t6y 1qaz2wsx3edc 1qaz2wsx3edc4rfv qaz2wsx3edc
  qaz2wsx3edc4rfv zaq1xsw2cde3 zaq12wsxcde3 q1w2e3r4t5y6 q1w2e3r4t5y qweasdzxc 123qweasdzxc qweqweqwe asdasdasd zxczxc
  abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk abcdefghijkl abcdefghijklm abcdefghijklmnopqrstuvwxyz abc abcd
  a1b2c3d4e5f6 abc123def456 iloveyou iloveyousomuch iloveyouforever teamo teamomuito euteamo teamoparasempre amor amormeu
  meuamor amoreterno princess princesa princesinha sunshine football baseball basketball futebol superman batman spiderman
  homemaranha pokemon naruto dragon dragonball starwars starwarsfan whatever trustno1 michael michaeljackson jordan
  jessica jennifer charlie daniel andrew thomas robert matthew anthony joshua hunter shadow monkey freedom computer
  computador internet google facebook instagram whatsapp youtube samsung iphone android windows microsoft mercadolivre
  mercadopago nubank bradesco itau santander caixa bancodobrasil banco picpay pagseguro balcao vendas checkout loja minhaloja
  brasil brazil brasileiro brasilbrasil brasilhexa hexacampeao saopaulo riodejaneiro minasgerais bahia flamengo mengao
  mengaomalvado corinthians timao vaicorinthians palmeiras verdao vasco vascodagama gremio internacional cruzeiro
  atleticomineiro galo botafogo fluminense santos santosfc santosfutebol chelsea arsenal liverpool barcelona realmadrid juventus
  manchester manchesterunited neymar ronaldo ronaldinho cristianoronaldo messi jesus jesuscristo jesusteama jesusteamo
  jesuseofilhodedeus deus deusefiel deuseamor deusnocomando deusémais deusemais deusmeama familia minhafamilia minhavida
  minhafilha meufilho felicidade saudade esperanca obrigado obrigada gabriel rafael lucas mateus matheus joao pedro paulo
  carlos eduardo fernando fernanda juliana mariana amanda bruna camila leticia larissa beatriz rodrigo ricardo felipe
  gustavo leonardo marcelo marcos daniela patricia vanessa cachorro gatinho borboleta estrela chocolate cerveja cachaca
  monkeymonkey sweetheart unbelievable butterfly summer winter january february december janeiro fevereiro marco abril maio
  junho julho agosto setembro outubro novembro dezembro segunda sexta sabado domingo
  `
    .trim()
    .split(/\s+/),
)
