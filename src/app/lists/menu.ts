/** One navigation menu, and what adds to it: a chunk of its own. */
export { AddToMenu, MenuView } from '@/features/navigation/index.records';
export { MenuDetails } from './MenuDetails';
