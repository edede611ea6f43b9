// A document of the tests, with everything that a document can hold: a memorandum in Amharic, in English, or in both.

import type { Written } from '@menged/ethiopia/languages'
import type { Block, Doc, Para } from '../doc.ts'
import { LABELS } from '../labels.ts'

type Typed = { company: string; city: string; first: string; second: string; objects: string }
export const TYPED: Typed = {
  company: 'ሰላሌ ትሬዲንግ',
  city: 'አዲስ አበባ',
  first: 'አበበ ከበደ ወልደማርያም',
  second: 'Sara Mohammed Ahmed',
  objects: 'የቡና፣ የቅመማ ቅመምና የሰሊጥ ንግድ\nImport and export of coffee, 120 m²',
}

const WORDS = {
  am: {
    title: 'የኃላፊነቱ የተወሰነ የግል ማኅበር መመሥረቻ ጽሑፍ',
    part: 'መመሥረቻ ጽሑፍ',
    second: 'መተዳደሪያ ደንብ',
    note: 'ረቂቅ፦ ይህ ሰነድ የሚጸናው በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ሲረጋገጥ ብቻ ነው። የሕግ ምክር አይደለም።',
    opening: 'እኛ ከዚህ በታች ስማችንና ፊርማችን የተመለከተው አባላት፣ በንግድ ሕግ አዋጅ ቁጥር 1243/2013 መሠረት ይህንን ማኅበር መሥርተናል።',
    name: 'የማኅበሩ ስም',
    nameText: 'የማኅበሩ ስም ',
    nameEnd: ' ኃላፊነቱ የተወሰነ የግል ማኅበር ነው።',
    office: 'ዋና መሥሪያ ቤት',
    officeText: 'የማኅበሩ ዋና መሥሪያ ቤት በሚከተለው ከተማ ይሆናል፦ ',
    branch: 'ማኅበሩ በኢትዮጵያ ውስጥና በውጭ አገር ቅርንጫፎችን ሊከፍት ይችላል። ስልክ፦ ',
    objects: 'የማኅበሩ ዓላማዎች',
    objectsText: 'ማኅበሩ የተቋቋመባቸው ዓላማዎች የሚከተሉት ናቸው፦',
    capital: 'ካፒታልና አክሲዮኖች',
    capitalText: 'የማኅበሩ ካፒታል 1,000,000 (አንድ ሚሊዮን) ብር ሲሆን ሙሉ በሙሉ ተከፍሏል።',
    manager: 'ሥራ አስኪያጅ',
    managerText: 'ሥራ አስኪያጁ ማኅበሩን በሦስተኛ ወገኖች ዘንድ ይወክላል፤ ለአባላቱ ጉባኤ ተጠሪ ነው፤ የዓመቱን የሒሳብ መግለጫም ያቀርባል።',
    head: ['ተ.ቁ.', 'አባል', 'አክሲዮን', 'ዋጋ በብር'],
    total: 'ድምር',
    member: 'አባል',
    witness: 'ምስክር',
    seal: 'የሰነድ አረጋጋጭ ማኅተም፣ ቁጥርና ቀን',
    reference: 'ማጣቀሻ PLC-2019-0042',
    header: 'የማኅበር መመሥረቻ ጽሑፍ',
    footer: 'በ‹መንገድ› የተዘጋጀ ረቂቅ',
    id: 'የመታወቂያ ቁጥር፦ 12345',
  },
  en: {
    title: 'Memorandum of Association of a Private Limited Company',
    part: 'Memorandum of Association',
    second: 'Articles of Association',
    note: 'Draft: this document takes effect only when it is authenticated by the Documents Authentication and Registration Service. It is no legal advice.',
    opening:
      'We, the members whose names and signatures appear below, have formed this company under the Commercial Code, Proclamation No. 1243/2021.',
    name: 'Name of the company',
    nameText: 'The name of the company is ',
    nameEnd: ' Private Limited Company.',
    office: 'Head office',
    officeText: 'The head office of the company is in ',
    branch: 'The company may open branches in Ethiopia and abroad. Phone: ',
    objects: 'Objects of the company',
    objectsText: 'The objects for which the company is formed are:',
    capital: 'Capital and shares',
    capitalText: 'The capital of the company is 1,000,000 (one million) birr and is fully paid.',
    manager: 'General manager',
    managerText:
      'The general manager represents the company towards third parties, answers to the meeting of members, and lays the yearly accounts before it.',
    head: ['No.', 'Member', 'Shares', 'Value in birr'],
    total: 'Total',
    member: 'Member',
    witness: 'Witness',
    seal: 'Seal, number and date of the authenticating office',
    reference: 'Reference PLC-2019-0042',
    header: 'Memorandum of Association',
    footer: 'A draft, made with Menged',
    id: 'ID number: 12345',
  },
} as const

/** The same blocks in each language, one list for each paragraph. */
function articles(lang: Written, typed: Typed): Block[] {
  const w = WORDS[lang]
  const clause = (...c: Para): Block[] => [{ k: 'p', c }]
  const long: Block[][] = Array.from({ length: 4 }, () => clause(w.managerText))
  return [
    {
      k: 'article',
      n: 1,
      title: [w.name],
      body: [{ k: 'p', c: [w.nameText, { field: 'company', text: typed.company }, w.nameEnd] }],
    },
    {
      k: 'article',
      n: 2,
      title: [w.office],
      body: [
        {
          k: 'clauses',
          items: [
            clause(w.officeText, { b: [{ field: 'city', text: typed.city }] }, '.'),
            clause(w.branch, { blank: 12, field: 'phone' }),
          ],
        },
      ],
    },
    {
      k: 'article',
      n: 3,
      title: [w.objects],
      body: [
        { k: 'p', c: [w.objectsText], keepNext: true },
        { k: 'clauses', items: [clause({ field: 'objects', text: typed.objects }), ...long] },
      ],
    },
    { k: 'article', n: 4, title: [w.manager], body: [{ k: 'clauses', items: [...long, ...long] }] },
  ]
}

const capital = (lang: Written, typed: Typed): Block[] => {
  const w = WORDS[lang]
  const row = (n: string, who: Para, shares: string, value: string): Para[] => [[n], who, [shares], [value]]
  return [
    {
      k: 'article',
      n: 5,
      title: [w.capital],
      body: [
        { k: 'p', c: [w.capitalText], keepNext: true },
        {
          k: 'table',
          cols: [{ w: 1 }, { w: 5 }, { w: 2, align: 'end' }, { w: 2.5, align: 'end' }],
          head: w.head.map((each) => [each]),
          rows: [
            row('1', [{ field: 'first', text: typed.first }], '600', '600,000'),
            row('2', [{ field: 'second', text: typed.second }], '400', '400,000'),
          ],
          total: row('', [w.total], '1,000', '1,000,000'),
        },
      ],
    },
  ]
}

const ending = (lang: Written, typed: Typed): Block[] => {
  const w = WORDS[lang]
  return [
    {
      k: 'signatures',
      items: [
        { role: `${w.member} 1`, name: typed.first, field: 'first', lines: [w.id] },
        { role: `${w.member} 2`, name: typed.second, field: 'second', lines: [w.id] },
        { role: `${w.witness} 1`, name: '', field: 'witness', lines: [] },
        { role: `${w.witness} 2`, name: '', lines: [] },
      ],
    },
    { k: 'seal', caption: [w.seal] },
  ]
}

export function companyDoc(language: Written | 'both', change: Partial<Typed> = {}): Doc {
  const typed = { ...TYPED, ...change }
  const lang = language === 'both' ? 'am' : language
  const w = WORDS[lang]
  const opening: Block[] = [{ k: 'note', c: [w.note] }]
  const p = (of: Written): Block[] => [{ k: 'p', c: [WORDS[of].opening] }]
  const both: Block[] = [
    {
      k: 'columns',
      languages: ['am', 'en'],
      rows: [
        [p('am'), p('en')],
        ...articles('am', typed).map((each, i): [Block[], Block[]] => [[each], [articles('en', typed)[i] as Block]]),
      ],
    },
  ]
  const one: Block[] = [
    { k: 'part', title: [w.part], subtitle: [{ field: 'company', text: typed.company }] },
    ...p(lang),
    ...articles(lang, typed),
    ...capital(lang, typed),
    { k: 'pageBreak' },
    { k: 'part', title: [w.second] },
    ...articles(lang, typed).slice(0, 2),
  ]
  return {
    lang,
    title: w.title,
    subtitle: typed.company,
    reference: w.reference,
    issuedAt: '2026-11-23',
    header: w.header,
    footer: w.footer,
    labels: LABELS[lang],
    blocks: [...opening, ...(language === 'both' ? [...both, ...capital('am', typed)] : one), ...ending(lang, typed)],
  }
}
