import { writeFileSync } from 'node:fs'
import { renderDocx } from '../docx/render.ts'
import { createPdf } from '../pdf/render.ts'
import { companyDoc } from './company.ts'
const t0=performance.now()
const pdf = await createPdf()
for (const l of ['am','en','both'] as const) { const t=performance.now(); try { writeFileSync(`/tmp/engine-${l}.pdf`, pdf(companyDoc(l))) } catch (e) { console.log(e, (e as any).kind, JSON.stringify((e as any).shortDiagnostics)) } console.log(l, performance.now()-t, t-t0) }

for (const l of ['am','en','both'] as const) { const t=performance.now(); const a=await renderDocx(companyDoc(l)); const b=await renderDocx(companyDoc(l)); writeFileSync(`/tmp/engine-${l}.docx`, a); console.log(l, performance.now()-t, a.length, Buffer.from(a).equals(Buffer.from(b))) }
