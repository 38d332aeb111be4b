/** What needs the data layer: the only door of this room. */
export { authorsOf } from './model/authors';
export { useTemplates } from './data/useTemplates';
export { TemplatesList } from './ui/TemplatesList';
