// Longest and largest inputs of workers. Apart from the other limits: every page loads those.

/** Of what workers say of themselves; amounts in birr. */
export const WORKER_LIMITS = {
  name: 50,
  descriptionMin: 50,
  description: 500,
  about: 2000,
  birr: 1_000_000,
  services: 30,
  serviceText: 500,
  servicePapers: 12,
  serviceDays: 365,
  earningNote: 200,
  papers: 6,
  references: 500,
} as const
