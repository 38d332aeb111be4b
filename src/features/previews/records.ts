/** How visitors will see the documents of a list. */
export { Preview } from './ui/Preview';
