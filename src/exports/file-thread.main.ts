/* The program of the threads that make files of books: see file-threads.ts. */
import { failureIn, type FileTask, type Made } from './file-threads';
import { makeFile } from './file-forms';

/** A refusal is returned, not thrown: of an error that is thrown to another thread only the text arrives. */
export const make = ({ book, format }: FileTask): Promise<Made> => makeFile(book, format).catch(failureIn);
