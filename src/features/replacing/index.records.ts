/** What needs a document, or the types of blocks. */
export { checkedText } from './data/checkedText';
