/* What a thread runs that makes files of books: see file-threads.ts. */
import { failureIn, type Made, type ThreadTask } from './file-threads';
import { makeFile } from './file-forms';

/** What was refused is answered, not thrown: an error that goes from thread to thread keeps its text alone. */
export const make = ({ book, format }: ThreadTask): Promise<Made> => makeFile(book, format).catch(failureIn);
