import type { ConsoleLocale } from '#vocabulary.ts'

export type Category = { id: string; names: Record<ConsoleLocale, string>; isAdult?: true }

export const categories = [
  { id: 'saude-e-esportes', names: { PT_BR: 'Saúde e Esportes', EN_US: 'Health and Sports' } },
  {
    id: 'financas-e-investimentos',
    names: { PT_BR: 'Finanças e Investimentos', EN_US: 'Finance and Investments' },
  },
  { id: 'relacionamentos', names: { PT_BR: 'Relacionamentos', EN_US: 'Relationships' } },
  { id: 'negocios-e-carreira', names: { PT_BR: 'Negócios e Carreira', EN_US: 'Business and Career' } },
  { id: 'espiritualidade', names: { PT_BR: 'Espiritualidade', EN_US: 'Spirituality' } },
  { id: 'sexualidade', names: { PT_BR: 'Sexualidade', EN_US: 'Sexuality' }, isAdult: true },
  { id: 'entretenimento', names: { PT_BR: 'Entretenimento', EN_US: 'Entertainment' } },
  {
    id: 'culinaria-e-gastronomia',
    names: { PT_BR: 'Culinária e Gastronomia', EN_US: 'Cooking and Gastronomy' },
  },
  { id: 'idiomas', names: { PT_BR: 'Idiomas', EN_US: 'Languages' } },
  { id: 'direito', names: { PT_BR: 'Direito', EN_US: 'Law' } },
  { id: 'apps-e-software', names: { PT_BR: 'Apps e Software', EN_US: 'Apps and Software' } },
  { id: 'literatura', names: { PT_BR: 'Literatura', EN_US: 'Literature' } },
  { id: 'casa-e-construcao', names: { PT_BR: 'Casa e Construção', EN_US: 'Home and Building' } },
  {
    id: 'desenvolvimento-pessoal',
    names: { PT_BR: 'Desenvolvimento Pessoal', EN_US: 'Personal Development' },
  },
  { id: 'moda-e-beleza', names: { PT_BR: 'Moda e Beleza', EN_US: 'Fashion and Beauty' } },
  { id: 'animais-e-plantas', names: { PT_BR: 'Animais e Plantas', EN_US: 'Animals and Plants' } },
  { id: 'educacional', names: { PT_BR: 'Educacional', EN_US: 'Education' } },
  { id: 'hobbies', names: { PT_BR: 'Hobbies', EN_US: 'Hobbies' } },
  { id: 'design', names: { PT_BR: 'Design', EN_US: 'Design' } },
  { id: 'internet', names: { PT_BR: 'Internet', EN_US: 'Internet' } },
  {
    id: 'ecologia-e-meio-ambiente',
    names: { PT_BR: 'Ecologia e Meio Ambiente', EN_US: 'Ecology and Environment' },
  },
  { id: 'musica-e-artes', names: { PT_BR: 'Música e Artes', EN_US: 'Music and Arts' } },
  {
    id: 'tecnologia-da-informacao',
    names: { PT_BR: 'Tecnologia da Informação', EN_US: 'Information Technology' },
  },
  {
    id: 'empreendedorismo-digital',
    names: { PT_BR: 'Empreendedorismo Digital', EN_US: 'Digital Entrepreneurship' },
  },
  { id: 'maternidade-e-familia', names: { PT_BR: 'Maternidade e Família', EN_US: 'Motherhood and Family' } },
  { id: 'outros', names: { PT_BR: 'Outros', EN_US: 'Other' } },
] as const satisfies readonly Category[]

export type CategoryId = (typeof categories)[number]['id']
