export const FOUR_EYES = {
  citation: 'Orden of 9 January 1979, article 51.2: corrections bear two signatures',
  citationEs: 'Orden de 9 de enero de 1979, artículo 51.2: las correcciones llevan dos firmas',
};

export const BY_NAME = {
  citation: 'Orden of 9 January 1979, article 54.2: the control book is certified by a named person',
  citationEs: 'Orden de 9 de enero de 1979, artículo 54.2: el libro de control lo certifica una persona',
};
