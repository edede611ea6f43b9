// Documents: a file of what a browser holds, and what an account keeps.
import { z } from 'zod'
import {
  documentAnswer,
  documentChangeSchema,
  documentFileQuerySchema,
  documentFileSchema,
  documentParamsSchema,
  documentQuerySchema,
  documentsAnswer,
  newDocumentSchema,
} from '../../documents.ts'
import { acknowledgedSchema } from '../../envelope.ts'
import { BODY_BYTES } from '../../limits.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('documents')
const file = z.any().describe('application/pdf, or a Word document')
const making = { name: 'documents', per: 'voice' } as const

export const makeDocumentFile = call({
  method: 'POST',
  path: '/api/document-files',
  summary: 'Make a file of a filled form; nothing of it is kept',
  may: 'documents.make',
  limit: making,
  bodyBytes: BODY_BYTES.document,
  body: documentFileSchema,
  answer: file,
})

export const ownDocuments = call({
  method: 'GET',
  path: '/api/documents',
  summary: 'The documents of the account, last changed first',
  may: 'documents.own',
  answer: documentsAnswer,
})

export const createDocument = call({
  method: 'POST',
  path: '/api/documents',
  summary: 'Keep a document',
  may: 'documents.own',
  limit: making,
  bodyBytes: BODY_BYTES.document,
  body: newDocumentSchema,
  answer: documentAnswer,
})

export const ownDocument = call({
  method: 'GET',
  path: '/api/documents/:documentId',
  summary: 'One document with what was typed, in its newest or an older version',
  may: 'documents.own',
  params: documentParamsSchema,
  query: documentQuerySchema,
  answer: documentAnswer,
})

export const changeDocument = call({
  method: 'PUT',
  path: '/api/documents/:documentId',
  summary: 'Keep a new version of a document',
  may: 'documents.own',
  limit: making,
  params: documentParamsSchema,
  bodyBytes: BODY_BYTES.document,
  body: documentChangeSchema,
  answer: documentAnswer,
})

export const deleteDocument = call({
  method: 'DELETE',
  path: '/api/documents/:documentId',
  summary: 'Delete a document with all its versions',
  may: 'documents.own',
  limit: perAccount('account'),
  params: documentParamsSchema,
  answer: acknowledgedSchema,
})

export const ownDocumentFile = call({
  method: 'GET',
  path: '/api/documents/:documentId/file',
  summary: 'The file of a document',
  may: 'documents.own',
  limit: making,
  params: documentParamsSchema,
  query: documentFileQuerySchema,
  answer: file,
})
