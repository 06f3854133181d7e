import { BY_NAME, type DecisionRefusalText } from '../../api/decision-refused';

export type DocumentRefusalCode =
  | 'DOCUMENT.NOT_A_PERSON'
  | 'DOCUMENT.BOOKS_BEHIND'
  | 'DOCUMENT.UNKNOWN_KIND'
  | 'DOCUMENT.TOO_LARGE'
  | 'DOCUMENT.QUOTA_USED'
  | 'DOCUMENT.NO_KEY'
  | 'DOCUMENT.UNKNOWN'
  | 'DOCUMENT.ERASED'
  | 'DOCUMENT.NOTHING_THERE'
  | 'DOCUMENT.ALREADY_ATTACHED';

/** Of the entrances over HTTP. */
export const DOCUMENT_STATUS: Readonly<Record<DocumentRefusalCode, number>> = {
  'DOCUMENT.NOT_A_PERSON': 403,
  'DOCUMENT.BOOKS_BEHIND': 503,
  'DOCUMENT.UNKNOWN_KIND': 415,
  'DOCUMENT.TOO_LARGE': 413,
  'DOCUMENT.QUOTA_USED': 429,
  'DOCUMENT.NO_KEY': 503,
  'DOCUMENT.UNKNOWN': 404,
  'DOCUMENT.ERASED': 410,
  'DOCUMENT.NOTHING_THERE': 404,
  'DOCUMENT.ALREADY_ATTACHED': 409,
};

export const DOCUMENT_REFUSALS: Record<DocumentRefusalCode, DecisionRefusalText> = {
  'DOCUMENT.NOT_A_PERSON': {
    message: 'Persons attach documents: use a key that belongs to a person.',
    messageEs: 'Los documentos los adjuntan personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'DOCUMENT.BOOKS_BEHIND': {
    message: 'The books have not caught up with the log: ask again in a moment.',
    messageEs: 'Los libros aún no han alcanzado el registro: repita la petición dentro de un momento.',
    ...BY_NAME,
  },
  'DOCUMENT.UNKNOWN_KIND': {
    message: 'This is no whole PDF, JPEG or PNG by its content: save the document as one of these.',
    messageEs:
      'Por su contenido no es un PDF, JPEG o PNG completo: guarde el documento en uno de estos formatos.',
    ...BY_NAME,
  },
  'DOCUMENT.TOO_LARGE': {
    message: 'A document has at most 5 MB: scan it with fewer dots per inch, or divide it.',
    messageEs: 'Un documento tiene 5 MB como máximo: escanéelo con menos puntos por pulgada o divídalo.',
    ...BY_NAME,
  },
  'DOCUMENT.QUOTA_USED': {
    message: 'The casino has kept 200 MB of documents in 24 hours, which is the most: try again tomorrow.',
    messageEs:
      'El casino ha guardado 200 MB de documentos en 24 horas, que es el máximo: inténtelo de nuevo mañana.',
    ...BY_NAME,
  },
  'DOCUMENT.NO_KEY': {
    message:
      'This machine does not have the key for personal data, so it neither takes nor shows a document: tell the administrator.',
    messageEs:
      'Este equipo no tiene la clave de los datos personales y no recibe ni muestra documentos: avise al administrador.',
    ...BY_NAME,
  },
  'DOCUMENT.UNKNOWN': {
    message: 'The casino keeps no such document: send its bytes to POST /v1/documents first.',
    messageEs: 'El casino no conserva ese documento: envíe antes su contenido a POST /v1/documents.',
    ...BY_NAME,
  },
  'DOCUMENT.ERASED': {
    message: 'Two persons have erased this document: it can neither be read nor attached again.',
    messageEs: 'Dos personas han borrado este documento: ya no se puede leer ni volver a adjuntar.',
    citation: 'Regulation (EU) 2016/679, article 17: the right to erasure',
    citationEs: 'Reglamento (UE) 2016/679, artículo 17: derecho de supresión',
  },
  'DOCUMENT.NOTHING_THERE': {
    message:
      'What the document is for is not recorded at this casino: name a finding, a gaming day, a slip or a proposal that is.',
    messageEs:
      'En este casino no consta aquello a lo que se refiere el documento: indique una incidencia, jornada, vale o propuesta que conste.',
    ...BY_NAME,
  },
  'DOCUMENT.ALREADY_ATTACHED': {
    message: 'This document is attached to it already: see the query attachedDocuments.',
    messageEs: 'Este documento ya está adjunto: véase la consulta attachedDocuments.',
    ...BY_NAME,
  },
};
