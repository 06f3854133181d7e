export { decimalText, type Exact, exactJson, readExact } from '../../../packages/client/exact-json';
