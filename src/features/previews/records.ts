/** How visitors will see the documents of a list. */
export { Preview } from './ui/Preview';
export { BesideList, NothingBeside } from './ui/BesideList';
