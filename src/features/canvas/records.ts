/** What needs the data layer but not the block editor. */
export { useChoosableTemplates } from './data/useChoosableTemplates';
