/** What needs the data layer: the only door of this room. */
export { authorsOf } from './model/authors';
export { useTemplates } from './data/useTemplates';
export { authorIcon } from './ui/TemplateAuthor';
export { TemplatesList } from './ui/TemplatesList';
export { AddTemplateButton } from './ui/AddTemplateButton';
export { AddTemplateDialog } from './ui/AddTemplateDialog';
