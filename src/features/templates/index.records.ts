/** What needs the data layer: the only door of this room. */
export { useTemplates } from './data/useTemplates';
export { useTemplateActions } from './ui/useTemplateActions';
export { TemplatesList } from './ui/TemplatesList';
export { AddTemplateButton } from './ui/AddTemplateButton';
export { AddTemplateDialog } from './ui/AddTemplateDialog';
