/** The exports of this room that need the data layer. */
export { useTemplates } from './data/useTemplates';
export { useTemplateActions } from './ui/useTemplateActions';
export { TemplatesList } from './ui/TemplatesList';
export { AddTemplateButton } from './ui/AddTemplateButton';
export { AddTemplateDialog } from './ui/AddTemplateDialog';
